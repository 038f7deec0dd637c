import type { Item } from '#domain/books/item'

/** Each item of a month, in order, with the days to the nearest other one; a month where there is none. */
export function withDaysAlone(items: readonly Item[]): { item: Item; daysAlone: number }[] {
  return items.map((item, i) => {
    const [before, after] = [items[i - 1], items[i + 1]]
    const gaps = [before && item.time - before.time, after && after.time - item.time]
    const days = gaps.flatMap(seconds => (seconds === undefined ? [] : Math.max(0, seconds) / day))
    return { item, daysAlone: Math.min(month, ...days) }
  })
}

const day = 86_400
const month = 31
