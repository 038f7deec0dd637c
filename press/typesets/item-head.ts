import type { Item } from '#domain/books/item'
import { phrase } from '../text/book-words.ts'
import { dayOf, weekdayName } from '../text/dates.ts'
import type { TypesetContext } from './context.ts'

/** What the head of an item says: its day, weekday and hour, where it was and who was there. */
export interface HeadWords {
  day: string
  month: number
  weekday: string
  clock: string
  place: string
  people: string
}

export function headWords(item: Item, context: TypesetContext): HeadWords {
  const day = dayOf(item.time, context.timeZone)
  return {
    day: String(day.day),
    month: day.monthOfYear,
    weekday: weekdayName(day.weekday, context.locale),
    clock: day.clock,
    place: item.place ? phrase(context.words.at, { place: item.place.name }) : '',
    people: peopleOf(item, context),
  }
}

// Five names are read, a sixth is counted.
function peopleOf(item: Item, context: TypesetContext): string {
  const { people } = item
  if (people.length === 0) return ''
  const names = people.slice(0, 5).join(context.words.list)
  const shown = people.length > 5 ? phrase(context.words.andMore, { names, count: people.length }) : names
  return phrase(context.words.with, { people: shown })
}

/** Place and people on one line, with a wide space between. */
export function whereAndWho(head: HeadWords): string {
  return [head.place, head.people].filter(Boolean).join('　')
}
