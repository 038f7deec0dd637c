import type { Item } from '#domain/books/item'
import { chooseFeatures } from './choose-features.ts'
import { withDaysAlone } from './days-alone.ts'
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
 * Edits the items of a month, which come in order, into its parts: entries in their order, clippings four to six together
 * where the middle one of them would stand, the small talk at the end. What its maker wished for an entry holds before all
 * rules. Without `edited` everything is an entry.
 */
export function editMonth(items: readonly Item[], edited: boolean): MonthPart[] {
  if (!edited) return items.map(item => ({ kind: 'entry', item }))
  const smallTalk = gatherSmallTalk(items)
  const clippings = gatherClippings(items)
  const features = chooseFeatures(items.filter(item => !smallTalk.has(item) && !clippings.has(item)))
  const groups = new Map(inGroups([...clippings], mostClippings).map(group => [middleOf(group), group]))
  const parts = items.flatMap((item): MonthPart[] => {
    const group = groups.get(item)
    if (group) return [{ kind: 'clippings', items: group }]
    if (smallTalk.has(item) || clippings.has(item)) return []
    return [{ kind: features.has(item) ? 'feature' : 'entry', item }]
  })
  return smallTalk.size > 0 ? [...parts, { kind: 'smallTalk', items: [...smallTalk] }] : parts
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

function gatherClippings(items: readonly Item[]): Set<Item> {
  const clippings = items.filter(item => item.treatment === undefined && isClipping(item))
  return new Set(clippings.length >= 2 ? clippings : [])
}

const mostClippings = 6

function middleOf(group: readonly Item[]): Item | undefined {
  return group[Math.floor((group.length - 1) / 2)]
}
