import type { Item } from '#domain/books/item'
import { dayOf } from '../../text/dates.ts'

/** Items by the month of their day in the book's time zone, months in order; the specification's chapters. */
export function cutMonths(items: readonly Item[], timeZone: string): { month: string; items: Item[] }[] {
  const months = new Map<string, Item[]>()
  for (const item of items) {
    const { month } = dayOf(item.time, timeZone)
    const monthItems = months.get(month)
    if (monthItems) monthItems.push(item)
    else months.set(month, [item])
  }
  return [...months].map(([month, items]) => ({ month, items })).sort((a, b) => (a.month < b.month ? -1 : 1))
}

/** Entries, photos and days of one month, as the front matter tells them. */
export interface MonthFigures {
  posts: number
  photos: number
  days: Map<number, number>
}

/** Entries, photos and busy days of each month. */
export function figuresOf(items: readonly Item[], timeZone: string): Map<string, MonthFigures> {
  const figures = new Map<string, MonthFigures>()
  for (const item of items) {
    const { month, day } = dayOf(item.time, timeZone)
    const monthFigures = figures.get(month) ?? { posts: 0, photos: 0, days: new Map<number, number>() }
    monthFigures.posts += 1
    monthFigures.photos += item.media.filter(({ kind }) => kind === 'photo').length
    monthFigures.days.set(day, (monthFigures.days.get(day) ?? 0) + 1)
    figures.set(month, monthFigures)
  }
  return figures
}
