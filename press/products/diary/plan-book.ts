import { paddedPages } from '#domain/books/spine'
import { splitVolumes, volumeMaximum } from '#domain/books/split-volumes'
import { coverYears } from '#domain/covers/cover-years'
import { invariant } from '#domain/invariant'
import type { Page } from '../../page/display-list.ts'
import { profiles } from '../../printers/profiles.ts'
import { prepareText } from '../../text/prepare-text.ts'
import type { BookPage } from './book-page.ts'
import type { BookSettings } from './book-settings.ts'
import type { VolumeFacts } from './front/front-context.ts'
import { frontLength } from './front-matter.ts'
import type { InsertPage } from './inserts/insert-page.ts'
import { placeInserts } from './inserts/place-inserts.ts'
import type { MonthPages } from './months/typeset-month.ts'

export interface PlannedVolume {
  number: number
  /** Printed pages: front matter, months, padding. */
  pages: number
  /** Facts for the front matter; its pages come later, their number is known. */
  facts: VolumeFacts
  frontPages: number
  /** Pages of the months with their folios; inserted pages stand between them, empty as yet. */
  body: BookPage[]
  /** What stands on the inserted pages, by folio. */
  inserts: Map<number, InsertPage>
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
  const parts = partsOf(months, settings.inserts ?? [])
  const longest = frontLength(months.map(m => m.month)) + parts.opening.length
  const volumes = splitVolumes({
    months: [...parts.pages].map(([month, pages]) => ({ month, pages: pages.length })),
    frontPages: longest,
    maxPages: Math.min(volumeMaximum[settings.binding], pages.max[settings.binding]),
    multiple: pages.multiple,
    lastBlank: pages.lastBlank,
  })
  const all = new Map(months.map(m => [m.month, m]))
  return volumes.map(volume => {
    const names = volume.months.map(m => m.month)
    const opening = volume.number === 1 ? parts.opening : []
    const frontPages = frontLength(names) + opening.length
    const body: BookPage[] = []
    const inserts = new Map(opening.map((insert, i) => [openingFolio + i, insert]))
    const facts: VolumeFacts = {
      number: volume.number,
      count: volumes.length,
      pages: 0,
      years: coverYears(names),
      months: [],
      missing: [],
    }
    for (const part of volume.months) {
      const figure = figures.get(part.month) ?? { posts: 0, photos: 0, days: new Map() }
      const monthPages = parts.pages.get(part.month)
      invariant(monthPages, 'a volume holds months of its book')
      const pagesHere = monthPages.slice(part.from, part.to)
      const opens = pagesHere.findIndex(page => !('insertId' in page))
      facts.months.push({
        month: part.month,
        folio: frontPages + body.length + 1 + Math.max(0, opens),
        ...figure,
      })
      for (const page of pagesHere) {
        const folio = frontPages + body.length + 1
        if ('insertId' in page) inserts.set(folio, page)
        body.push('insertId' in page ? emptyPage(folio) : { ...page, month: part.month, folio })
      }
    }
    const unknown = [...inserts.values()].flatMap(
      ({ text }) => prepareText(text ?? '', settings.locale).missing,
    )
    facts.missing = [...new Set([...names.flatMap(name => all.get(name)?.missing ?? []), ...unknown])]
    const least = Math.ceil(pages.min[settings.binding] / pages.multiple) * pages.multiple
    facts.pages = Math.max(least, paddedPages(frontPages + body.length, pages))
    return { number: volume.number, pages: facts.pages, facts, frontPages, body, inserts }
  })
}

/** After title page and colophon. */
const openingFolio = 3

const emptyPage = (folio: number): BookPage => ({ elements: [], regions: [], bare: true, folio })

// The pages of each month with those that are inserted before it, and after the last one.
function partsOf(months: readonly MonthPages[], inserts: readonly InsertPage[]) {
  const { opening, before, after } = placeInserts(
    inserts,
    months.map(m => m.month),
  )
  const pages = new Map<string, (Page | InsertPage)[]>(
    months.map((m, i) => [
      m.month,
      [...(before.get(m.month) ?? []), ...m.pages, ...(i === months.length - 1 ? after : [])],
    ]),
  )
  return { opening, pages }
}

/** All pages of a volume in order: front matter, months, blanks; inserted pages are empty as yet. */
export function volumePages(volume: PlannedVolume, front: readonly Page[]): BookPage[] {
  const opening = volume.frontPages - front.length
  const numbered = front.map(
    (page, i): BookPage => ({ ...page, folio: i + 1 < openingFolio ? i + 1 : i + 1 + opening }),
  )
  const dedicated = Array.from({ length: opening }, (_, i) => emptyPage(openingFolio + i))
  const written = [
    ...numbered.slice(0, openingFolio - 1),
    ...dedicated,
    ...numbered.slice(openingFolio - 1),
    ...volume.body,
  ]
  const blanks = Array.from(
    { length: volume.pages - written.length },
    (_, i): BookPage => ({ elements: [], regions: [], blank: true, folio: written.length + i + 1 }),
  )
  return [...written, ...blanks]
}
