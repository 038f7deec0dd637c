import { coverYears } from '#domain/cover-years'
import { paddedPages } from '#domain/spine'
import { splitVolumes, volumeMaximum } from '#domain/split-volumes'
import type { MonthPages } from '../month/set-month.ts'
import type { Page } from '../page/display-list.ts'
import { profiles } from '../print/profiles.ts'
import type { BookPage } from './book-page.ts'
import type { BookSettings } from './book-settings.ts'
import { frontLength, type VolumeFacts } from './front-matter.ts'

export interface PlannedVolume {
  number: number
  /** Printed pages: front matter, months, padding. */
  pages: number
  /** Facts for the front matter; its pages come later, their number is known. */
  facts: VolumeFacts
  frontPages: number
  /** Pages of the months with their folios. */
  body: BookPage[]
}

/** Entries, photos and days of one month, as the front matter tells them. */
export interface MonthFigures {
  posts: number
  photos: number
  days: Map<number, number>
}

/** Cuts the pages of all months into volumes and numbers them (specification 9). */
export function planBook(
  months: readonly MonthPages[],
  figures: ReadonlyMap<string, MonthFigures>,
  settings: BookSettings,
): PlannedVolume[] {
  const { pages } = profiles[settings.profile]
  const longest = frontLength(months.map(m => m.month))
  const volumes = splitVolumes({
    months: months.map(m => ({ month: m.month, pages: m.pages.length })),
    frontPages: longest,
    maxPages: Math.min(volumeMaximum[settings.binding], pages.max[settings.binding]),
    multiple: pages.multiple,
    lastBlank: pages.lastBlank,
  })
  const all = new Map(months.map(m => [m.month, m]))
  return volumes.map(volume => {
    const names = volume.months.map(m => m.month)
    const frontPages = frontLength(names)
    const body: BookPage[] = []
    const facts: VolumeFacts = {
      number: volume.number,
      count: volumes.length,
      pages: 0,
      years: coverYears(names),
      months: [],
      missing: [...new Set(names.flatMap(name => all.get(name)?.missing ?? []))],
    }
    for (const part of volume.months) {
      const figure = figures.get(part.month) ?? { posts: 0, photos: 0, days: new Map() }
      facts.months.push({ month: part.month, folio: frontPages + body.length + 1, ...figure })
      const set = all.get(part.month)?.pages.slice(part.from, part.to) ?? []
      for (const page of set) body.push({ ...page, month: part.month, folio: frontPages + body.length + 1 })
    }
    const least = Math.ceil(pages.min[settings.binding] / pages.multiple) * pages.multiple
    facts.pages = Math.max(least, paddedPages(frontPages + body.length, pages))
    return { number: volume.number, pages: facts.pages, facts, frontPages, body }
  })
}

/** All pages of a volume in order: front matter, months, blanks. */
export function volumePages(volume: PlannedVolume, front: readonly Page[]): BookPage[] {
  const numbered = front.map((page, i): BookPage => ({ ...page, folio: i + 1 }))
  const written = [...numbered, ...volume.body]
  const blanks = Array.from(
    { length: volume.pages - written.length },
    (_, i): BookPage => ({ elements: [], regions: [], blank: true, folio: written.length + i + 1 }),
  )
  return [...written, ...blanks]
}
