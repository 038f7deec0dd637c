import type { Item } from '#domain/books/item'
import { chooseFeatures } from './choose-features.ts'
import { withDaysAlone } from './days-alone.ts'
import { type Gathering, usual } from './gathering.ts'
import { inGroups } from './in-groups.ts'
import { isClipping } from './is-clipping.ts'
import { isSmallTalk } from './is-small-talk.ts'

/** A part of a month as it is to be set. */
export type MonthPart =
  /** On its own; a feature is the best of its month. */
  | { kind: 'entry' | 'feature'; item: Item }
  /** Together, one after the other. */
  | { kind: 'smallTalk' | 'clippings'; items: Item[] }

/**
 * Edits the items of a month, which come in order, into its parts: entries in their order; then clippings, up to six together; at the end the small
 * talk, where the typeset gathers them. What its maker wished for an entry holds before all rules. Which are the best of a month does not
 * depend on what is gathered. Without `edited` everything is an entry.
 */
export function editMonth(
  items: readonly Item[],
  edited: boolean,
  gathering: Gathering = usual,
): MonthPart[] {
  if (!edited) return items.map(item => ({ kind: 'entry', item }))
  const smallTalk = gatherSmallTalk(items)
  const clippings = items.filter(item => item.treatment === undefined && isClipping(item))
  const slight = new Set([...smallTalk, ...clippings])
  const features = chooseFeatures(items.filter(item => !slight.has(item)))
  const inRun = gathering.smallTalk ? smallTalk : new Set<Item>()
  const together = clippings.length >= gathering.clippings ? clippings : []
  const gathered = new Set([...inRun, ...together])
  const entries = items.filter(item => !gathered.has(item))
  return [
    ...entries.map((item): MonthPart => ({ kind: features.has(item) ? 'feature' : 'entry', item })),
    ...inGroups(together, mostClippings).map((items): MonthPart => ({ kind: 'clippings', items })),
    ...(inRun.size > 0 ? [{ kind: 'smallTalk' as const, items: [...inRun] }] : []),
  ]
}

function gatherSmallTalk(items: readonly Item[]): Set<Item> {
  const smallTalk = withDaysAlone(items).flatMap(({ item, daysAlone }) =>
    item.treatment === undefined && isSmallTalk(item) && daysAlone < rareDays ? item : [],
  )
  const wished = items.filter(item => item.treatment === 'run')
  // a single one makes no run
  const gathered = new Set(smallTalk.length + wished.length >= 2 ? [...smallTalk, ...wished] : wished)
  return new Set(items.filter(item => gathered.has(item)))
}

/** The only word in two weeks either way is no small talk. */
const rareDays = 14

const mostClippings = 6
