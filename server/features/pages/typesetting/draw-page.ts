import type { DrawnPage } from '#contract/page'
import { readPage } from '#contract/pages'
import { editedMedia } from '#domain/books/apply-edits'
import { mediaHref } from '#domain/pictures/media-address'
import { type Place, placesOn } from '#press/products/diary/page-places'
import { pageSvg } from '#press/products/diary/preview/page-svg'
import { pageWords } from '#press/products/diary/preview/page-words'
import type { Deps } from '../../../deps.ts'
import { type Packed, packedAnswer } from '../../../kernel/http/packed-answer.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { listOriginals } from '../../library/content/store.ts'
import { bookCache } from '../../library/files/book-cache.ts'
import { keepBehind } from '../../library/files/keep-behind.ts'
import type { PlannedPage } from './plan-cache.ts'
import { settingsOf } from './settings-of.ts'

/** A page of the plan as the API shows it. Where items stand on it is told only to who may edit them. */
export async function drawPage(
  deps: Deps,
  book: BookRow,
  planned: PlannedPage,
  withPlaces: boolean,
): Promise<DrawnPage> {
  const [svg, places] = await Promise.all([
    svgOf(deps, book, planned),
    withPlaces ? placesOf(deps, book, planned) : [],
  ])
  return { ...presentPage(planned), svg, places, words: pageWords(planned.page, book.locale) }
}

/** The same as it goes over the wire: most readers ask for a page that was drawn before. */
export async function packedPage(
  deps: Deps,
  book: BookRow,
  planned: PlannedPage,
  withPlaces: boolean,
): Promise<Packed> {
  const places = withPlaces ? await placesOf(deps, book, planned) : []
  const shown = { ...presentPage(planned), places, words: pageWords(planned.page, book.locale) }
  return packedAnswer(
    keepBehind(bookCache(deps, book.bid), deps),
    readPage,
    { kind: 'pages', on: [shown] },
    async () => ({
      ...shown,
      svg: await svgOf(deps, book, planned),
    }),
  )
}

export function presentPage({ key, volume, page }: PlannedPage) {
  return {
    key,
    volume,
    folio: page.folio,
    ...(page.month !== undefined && { chapterId: page.month }),
    ...(page.months && { chapterIds: page.months }),
    ...(page.insert !== undefined && { insertId: page.insert }),
  }
}

/** A page's drawing, kept by its key. */
export async function svgOf(
  deps: Deps,
  book: BookRow,
  { key, page, volumePages }: PlannedPage,
): Promise<string> {
  const cache = keepBehind(bookCache(deps, book.bid), deps)
  const cached = await cache.readCached('pages', key)
  if (cached) return cached.toString()
  const href = (photo: string, widthMm: number) => mediaHref(photo, widthMm * pixelsPerMm)
  const svg = await pageSvg(page, settingsOf(book), volumePages, deps.engine, href)
  await cache.putCached('pages', key, Buffer.from(svg))
  return svg
}

/** Device pixels for each mm: a page of 148 mm fills a large phone, or half of a screen of 2560 px. */
const pixelsPerMm = 8

type Places = DrawnPage['places']

/** Where the items of a page stand: another thing when the book has another revision, and no sooner. */
async function placesOf(deps: Deps, book: BookRow, planned: PlannedPage): Promise<Places> {
  const cached = placesNow.get(planned)
  if (cached?.revision === book.revision) return cached.places
  const places = await findPlaces(deps, book, planned)
  placesNow.set(planned, { revision: book.revision, places })
  return places
}

const placesNow = new WeakMap<PlannedPage, { revision: number; places: Places }>()

async function findPlaces({ db }: Deps, book: BookRow, planned: PlannedPage): Promise<Places> {
  const { page } = planned
  const regions = placesOfPage(planned, book)
  const ids = [...new Set(regions.map(region => region.item))]
  const rows = ids.length > 0 ? await listOriginals(db, book.bid, ids) : []
  const photos = new Map(
    rows.map(row => [row.itemId, editedMedia(row.original, row.edits).filter(({ edit }) => !edit?.removed)]),
  )
  const monthOf = new Map(page.months ? rows.map(row => [row.itemId, row.month]) : [])
  return regions.map(({ item, photo, opens, x, y, w, h, words }) => {
    const photoId = photo === undefined ? undefined : photos.get(item)?.[photo]?.photoId
    const chapterId = monthOf.get(item)
    return {
      item,
      ...(photoId !== undefined && { photo: photoId }),
      ...(opens && { opens }),
      ...(chapterId !== undefined && { chapterId }),
      x,
      y,
      w,
      h,
      ...(words && { words }),
    }
  })
}

/** Where items stand on a page: only of the one that is asked for, since an edit makes a plan of hundreds. */
export function placesOfPage(planned: PlannedPage, book: BookRow): Place[] {
  const cached = placesOfPages.get(planned)
  if (cached) return cached
  const places = placesOn(planned.page, planned.volumePages, settingsOf(book))
  placesOfPages.set(planned, places)
  return places
}

// a plan is of one typeset, which is all that the places need of the settings
const placesOfPages = new WeakMap<PlannedPage, Place[]>()
