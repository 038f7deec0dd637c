import { paddedPages } from '#domain/books/spine'
import { splitVolumes, volumeMaximum } from '#domain/books/split-volumes'
import { coverYears } from '#domain/covers/cover-years'
import { invariant } from '#domain/invariant'
import { missingOnCovers } from '../../covers/cover-words.ts'
import { profiles } from '../../printers/profiles.ts'
import { prepareText } from '../../text/prepare-text.ts'
import { backLength } from './back-matter.ts'
import type { BookPage } from './book-page.ts'
import type { BookSettings } from './book-settings.ts'
import type { MonthFigures } from './cut-months.ts'
import type { VolumeFacts } from './front/front-context.ts'
import { frontLength } from './front-matter.ts'
import type { InsertPage } from './inserts/insert-page.ts'
import type { MonthPages } from './months/typeset-month.ts'
import { isGift, monthsOf, tagsOf, withMonths } from './months-on-pages.ts'
import { partsOf, wayFrom, type YearLeaf } from './parts-of.ts'
import { emptyPage, openingFolio } from './volume-pages.ts'

export interface PlannedVolume {
  number: number
  /** Printed pages: front matter, months, padding. */
  pages: number
  /** Facts for the front matter; its pages come later, their number is known. */
  facts: VolumeFacts
  frontPages: number
  /** Pages beyond those that are known to be written on, the blank last one apart. */
  sparePages: number
  /** Pages of the months with their folios; inserted pages stand between them, empty as yet. */
  body: BookPage[]
  /** What stands on the inserted pages, by folio. */
  inserts: Map<number, InsertPage>
  /** The pages of the leaves of years, by folio; they are empty as yet, too. */
  leaves: Map<number, YearLeaf>
}

/** Cuts the pages of all months into volumes and numbers them (specification 9). */
export function planBook(
  months: readonly MonthPages[],
  figures: ReadonlyMap<string, MonthFigures>,
  settings: BookSettings,
): PlannedVolume[] {
  const { pages } = profiles[settings.profile]
  const parts = partsOf(months, settings)
  const divided = new Set(parts.divided.values())
  const back = backLength(months.flatMap(tagsOf), settings)
  const gift = isGift(months)
  // the first entry of a gift book begins on a left page behind what opens it, too
  const openingLength = parts.opening.length + (gift ? parts.opening.length % 2 : 0)
  const longest = frontLength(months.flatMap(monthsOf), divided, gift) + openingLength + back
  const split = (frontPages: number) =>
    splitVolumes({
      months: [...parts.pages].map(([month, { right }]) => ({
        month,
        pages: right.length,
        ...(parts.divided.has(month) && { opensPart: true }),
      })),
      frontPages,
      maxPages: Math.min(volumeMaximum[settings.binding], pages.max[settings.binding]),
      multiple: pages.multiple,
      lastBlank: pages.lastBlank,
    })
  const whole = split(longest)
  // of several volumes one may end inside a year that has a leaf, and have its calendar in front
  const volumes = whole.length > 1 && divided.size > 0 ? split(longest + 1) : whole
  const all = new Map(months.map(m => [m.month, m]))
  const onCovers = missingOnCovers(settings)
  return volumes.map(volume => {
    const names = volume.months.flatMap(part => monthsIn(all, part))
    const opening = volume.number === 1 ? parts.opening : []
    const dividedHere = new Set(volume.months.flatMap(({ month }) => parts.closed.get(month) ?? []))
    const frontPages = frontLength(names, dividedHere, gift) + (volume.number === 1 ? openingLength : 0)
    const body: BookPage[] = []
    const leaves: PlannedVolume['leaves'] = new Map()
    const inserts = new Map(opening.map((insert, i) => [openingFolio + i, insert]))
    const facts: VolumeFacts = {
      number: volume.number,
      count: volumes.length,
      pages: 0,
      years: coverYears(names),
      dividedYears: dividedHere,
      ...(gift && { isGift: true as const }),
      months: [],
      missing: [],
      entries: [],
    }
    const begins = new Map<string, number>()
    const wordsBegin = new Map<string, number>()
    for (const part of volume.months) {
      const ways = parts.pages.get(part.month)
      const run = all.get(part.month)
      invariant(ways && run, 'a volume holds months of its book')
      const first = frontPages + body.length + 1 - part.from
      const pagesHere = wayFrom(first, ways).slice(part.from, part.to)
      const opens = pagesHere.findIndex(page => 'page' in page)
      const monthBegins = new Map<string, number>()
      const opensOn = frontPages + body.length + 1 + Math.max(0, opens)
      for (const page of pagesHere) {
        const folio = frontPages + body.length + 1
        if ('insertId' in page) inserts.set(folio, page)
        else if ('year' in page) leaves.set(folio, page)
        else if ('filler' in page) {
          // nothing stands on it
        } else {
          for (const { item, photo, h } of page.page.regions) {
            if (!begins.has(item)) begins.set(item, folio)
            if (photo === undefined && h > 0 && !wordsBegin.has(item)) wordsBegin.set(item, folio)
          }
          for (const month of page.months) if (!monthBegins.has(month)) monthBegins.set(month, folio)
        }
        body.push(
          'page' in page
            ? { ...withMonths(page.page, page.months), ...(run.sheet && { sheet: run.sheet }), folio }
            : emptyPage(folio),
        )
      }
      for (const month of monthsIn(all, part)) {
        const figure = figures.get(month) ?? { posts: 0, photos: 0, days: new Map() }
        facts.months.push({ month, folio: monthBegins.get(month) ?? opensOn, ...figure })
      }
      for (const entry of run.entries ?? []) {
        // a photo of it may open the month, pages before what is said of it
        const folio = wordsBegin.get(entry.item) ?? begins.get(entry.item)
        if (folio !== undefined) facts.entries.push({ ...entry, month: entry.month ?? part.month, folio })
      }
      begins.clear()
      wordsBegin.clear()
    }
    const unknown = [...inserts.values()].flatMap(
      ({ text }) => prepareText(text ?? '', settings.locale).missing,
    )
    const missing = volume.months.flatMap(part => all.get(part.month)?.missing ?? [])
    facts.missing = [...new Set([...onCovers, ...missing, ...unknown])]
    const least = Math.ceil(pages.min[settings.binding] / pages.multiple) * pages.multiple
    const backPages = backLength(
      volume.months.flatMap(({ month }) => all.get(month) ?? []).flatMap(tagsOf),
      settings,
    )
    const written = frontPages + body.length + backPages
    facts.pages = Math.max(least, paddedPages(written, pages))
    const sparePages = facts.pages - written - (pages.lastBlank ? 1 : 0)
    return { number: volume.number, pages: facts.pages, facts, frontPages, sparePages, body, inserts, leaves }
  })
}

// A run that no volume can hold is in several, which all name its months.
const monthsIn = (all: ReadonlyMap<string, MonthPages>, { month }: { month: string }): string[] => {
  const run = all.get(month)
  return run ? monthsOf(run) : [month]
}
