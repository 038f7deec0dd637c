import type { Item } from '#domain/books/item'

/** For each item of a month, in order, the days to the nearest other one; a month where there is none. */
export function daysAlone(items: readonly Item[]): number[] {
  return items.map(({ time }, i) => {
    const [before, after] = [items[i - 1], items[i + 1]]
    const gaps = [before && time - before.time, after && after.time - time].filter(gap => gap !== undefined)
    return Math.min(month, ...gaps.map(seconds => Math.max(0, seconds) / day))
  })
}

const day = 86_400
const month = 31
