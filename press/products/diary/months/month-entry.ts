import type { Item } from '#domain/books/item'
import { dayOf } from '../../../text/dates.ts'

/** What the back matter tells of an item that stands on the pages of a month. */
export interface MonthEntry {
  item: string
  /** YYYYMM; absent where its pages are of one month. */
  month?: string
  /** Day of the month, from 1. */
  day: number
  /** How the item begins; may be empty. */
  words: string
  people: string[]
  place?: string
  /** Hashtags that stand at the back of the book and not with it. */
  tags?: string[]
}

export function monthEntry(
  { id, time, title, album, text, people, place }: Item,
  tags: readonly string[],
  timeZone: string,
): MonthEntry {
  return {
    item: id,
    day: dayOf(time, timeZone).day,
    words: beginning(title ?? album ?? text),
    people: people.slice(0, mostPeople),
    ...(place && { place: place.name }),
    ...(tags.length > 0 && { tags: [...tags] }),
  }
}

/** Of somebody who names everybody, so many; the index would print no more. */
const mostPeople = 30

/** Characters of an entry that a line of the back matter has room for. */
const mostWords = 40

function beginning(text: string): string {
  const [first = ''] = text.trim().split(/[\r\n]/, 1)
  return [...first.slice(0, 4 * mostWords)].slice(0, mostWords).join('')
}
