import type { MonthPart } from '../edit/edit-month.ts'
import type { Page } from '../page/display-list.ts'
import { emWidth } from '../text/em-width.ts'
import type { TypesetContext } from './context.ts'

/** Lines of small talk that there is room for behind an entry, by its id. */
export type Gaps = ReadonlyMap<string, number>

/**
 * The parts of a month with as much of its small talk behind its entries as `gaps` has room for, in its own order; the rest stays at the end. A line
 * holds `perLine` em.
 */
export function talkInGaps(parts: readonly MonthPart[], gaps: Gaps, perLine: number): MonthPart[] {
  const talk = parts.find(part => part.kind === 'smallTalk')
  if (talk?.kind !== 'smallTalk' || gaps.size === 0) return [...parts]
  const left = [...talk.items]
  const takeUpTo = (most: number) => {
    let lines = 0
    const taken = left.findIndex(({ text, place, media, links }) => {
      lines +=
        media.length + links.length > 0 ? most + 1 : Math.ceil(emWidth(text + (place?.name ?? '')) / perLine)
      return lines > most
    })
    return left.splice(0, taken < 0 ? left.length : taken)
  }
  return [...parts, undefined].flatMap((part): MonthPart[] => {
    if (part === talk) return []
    if (!part) return left.length > 0 ? [{ kind: 'smallTalk', items: left }] : []
    const room = 'item' in part ? gaps.get(part.item.id) : undefined
    const items = room ? takeUpTo(room) : []
    return [part, ...(items.length > 0 ? [{ kind: 'smallTalk' as const, items }] : [])]
  })
}

/** Where the columns of a page inside a month end apart, and an entry with them. */
export function gapsIn(pages: readonly Page[], { area }: TypesetContext): Gaps {
  const foot = area.top + area.height
  const regions = pages.flatMap((page, n) =>
    // pages of an entry's own are one column
    page.regions.map(region => ({
      ...region,
      n,
      inColumns: n < pages.length - 1 && page.spread !== undefined,
    })),
  )
  return new Map(
    regions.flatMap(({ item, y, h, n, inColumns }, i) => {
      const next = regions[i + 1]
      const endsColumn = inColumns && next && next.item !== item && (next.n !== n || next.y < y + h - hair)
      const lines = Math.floor((foot - y - h) / area.rowMm) - rowsOfHead
      return endsColumn && lines >= fewestLines ? [[item, lines] as const] : []
    }),
  )
}

/** Rows of what stands over small talk, and of the white above it. */
const rowsOfHead = 3
const fewestLines = 2
/** mm */
const hair = 0.01
