import type { Page } from '../../page/display-list.ts'
import type { BookPage } from './book-page.ts'

/** All pages of a volume in order: front matter, months, back matter, blanks; inserted pages are empty as yet. */
export function volumePages(
  volume: { pages: number; frontPages: number; body: readonly BookPage[] },
  front: readonly Page[],
  back: readonly Page[],
): BookPage[] {
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
  for (const page of back) written.push({ ...page, folio: written.length + 1 })
  const blanks = Array.from(
    { length: volume.pages - written.length },
    (_, i): BookPage => ({ elements: [], regions: [], blank: true, folio: written.length + i + 1 }),
  )
  return [...written, ...blanks]
}

/** After the title page and its back. */
export const openingFolio = 3

/** One that something is inserted on later. */
export const emptyPage = (folio: number): BookPage => ({ elements: [], regions: [], bare: true, folio })
