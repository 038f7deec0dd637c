import { spineMm } from '#domain/books/spine'
import { volumeMaximum } from '#domain/books/split-volumes'
import { profiles } from '../../printers/profiles.ts'
import { backLength } from './back-matter.ts'
import type { BookSettings } from './book-settings.ts'
import { frontLength } from './front-matter.ts'
import type { MonthPages } from './months/typeset-month.ts'
import { tagsOf } from './months-on-pages.ts'
import { type PlannedVolume, planBook } from './plan-book.ts'

/** How many pages a book has in the binding of its settings. */
export interface VolumeCounts {
  /** Printed pages of all volumes, blank ones included: what the print files have. */
  pages: number
  /** Those that may be billed: front and back matter once, as of one volume; padding not (open points, billed pages). */
  billablePages: number
  volumes: { number: number; pages: number; spineMm: number }[]
  /** Of a book in two volumes: with so many pages fewer it would be one. */
  fewerForOneVolume?: number
}

/** Counts as the print files will have it; nothing is drawn, so `months` may hold blank pages. */
export function countVolumes(months: readonly MonthPages[], settings: BookSettings): VolumeCounts {
  const planned = planBook(months, new Map(), settings)
  const formula = profiles[settings.profile].spine[settings.binding]
  const billablePages = pagesInOne(planned, backLength(months.flatMap(tagsOf), settings))
  return {
    pages: planned.reduce((sum, { pages }) => sum + pages, 0),
    billablePages,
    volumes: planned.map(({ number, pages }) => ({ number, pages, spineMm: spineMm(pages, formula) })),
    ...(planned.length === 2 && { fewerForOneVolume: billablePages - roomOf(settings) }),
  }
}

/** Pages that one volume would have to hold all of it: never fewer where there is more to hold, however it is split. */
function pagesInOne(planned: readonly PlannedVolume[], back: number): number {
  const [first] = planned
  if (!first) return 0
  // it is in one: what it was planned with
  if (planned.length === 1) return first.frontPages + first.body.length + back
  const divided = new Set(planned.flatMap(({ facts }) => [...facts.dividedYears]))
  const monthsOf = (volumes: readonly PlannedVolume[]) => [
    ...new Set(volumes.flatMap(({ facts }) => facts.months.map(({ month }) => month))),
  ]
  const opening =
    first.frontPages - frontLength(monthsOf([first]), first.facts.dividedYears, first.facts.isGift)
  const body = planned.reduce((sum, volume) => sum + volume.body.length, 0)
  return frontLength(monthsOf(planned), divided, first.facts.isGift) + opening + body + back
}

/** Pages that a volume has room for. */
function roomOf({ profile, binding }: BookSettings): number {
  const { max, multiple, lastBlank } = profiles[profile].pages
  const most = Math.min(volumeMaximum[binding], max[binding])
  return Math.floor(most / multiple) * multiple - (lastBlank ? 1 : 0)
}
