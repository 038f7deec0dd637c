import { gatherings } from '../../edit/gathering.ts'
import { type Columns, columnsOf, spanOf } from '../../page/columns.ts'
import type { TextStyle } from '../../page/style.ts'
import { leadingOf } from '../baseline.ts'
import type { TypesetContext } from '../context.ts'
import { dayInMargin } from '../day-in-margin.ts'
import type { ItemDesign, PhotoPlace, PhotoShape } from '../item-design.ts'
import type { MarginDesign } from '../margin-heads.ts'
import { onOwnPages } from '../on-own-pages.ts'
import { grey, hairline, seal } from '../palette.ts'
import { strayOfAlbum } from '../stray-of-album.ts'
import { withHeroes } from '../with-heroes.ts'
import { besideEachOther, evenAtRight, led, noHigherThanHalf } from './album-photos.ts'
import { composeAlone } from './photos-alone.ts'

export const rowMm = 6
export const body: TextStyle = { family: 'serif', size: 11, lineHeight: rowMm, justify: true }
/** Words in the margin: straight edges would tear open lines of so few letters. */
export const bodyBeside: TextStyle = { ...body, justify: false }
export const day: TextStyle = { family: 'serif', size: 14.5, weight: 500, lineHeight: rowMm, color: seal }
export const hour: TextStyle = { family: 'sans', size: 9.4, lineHeight: rowMm, color: grey }

/** The ten columns of a page of the album: four for words in the margin, six for what stands beside them. */
export interface AlbumPage {
  columns: Columns
  margin: { x: number; w: number }
  words: { x: number; w: number }
}

const usualScale = 0.8
/** What it costs that a photo of an album stands alone in the middle of the page: more than any group. */
const albumsAlone = 14
/** mm that photos keep off words above them, more than what lines keep free: three quarters of a line are clear. */
const belowWords = 3
// mm: of several four tall ones in a row at most, and three wide ones
const least = { leastSpan: 50, leastSide: 31.4, leastTall: 40, leastStrip: 42 }

const count = 10
const inMargin = 4
const besideMarginOf = (columns: Columns) => spanOf(columns, inMargin, count - inMargin)

export function albumPage({ area }: Pick<TypesetContext, 'area'>): AlbumPage {
  const columns = columnsOf(area.width, count, leadingOf(body))
  return { columns, margin: spanOf(columns, 0, inMargin), words: besideMarginOf(columns) }
}

export function albumDesign(
  page: AlbumPage,
  context: TypesetContext,
  { keeps, scale, stacks }: { keeps: number | undefined; scale: number; stacks: boolean },
): ItemDesign {
  const { columns, words } = page
  return {
    ...words,
    columns: columnsOf(context.area.width, 2 * count, leadingOf(body)),
    lines: lines.map(line => (line / (2 * count)) * (context.area.width + leadingOf(body))),
    paragraphGap: 0,
    stanzaGap: 1,
    partGap: 1,
    headGap: 0,
    photosGap: 0,
    captionGap: 0,
    indentEm: 2,
    photos: (_, group) => placeOf(group, columns, context),
    narrowPlace: words,
    gathering: gatherings['a4-1'],
    clippingWords: besideOf(page),
    ...(keeps ? { groupsKeep: keeps } : { groupsFill: false }),
    ...least,
    compose: stacks ? composeAlone : besideEachOther(composeAlone),
    composeFilling: led(evenAtRight(stacks ? noHigherThanHalf : besideEachOther(noHigherThanHalf))),
    photoGap: leadingOf(body),
    photoInset: leadingOf(body),
    belowWords,
    heroes: photos => withHeroes(photos),
    strayOf: strayOfAlbum,
    albumsAlone,
    photoRows: context.area.rows,
    aloneWide: words.w,
    photoTargetScale: usualScale * scale,
    taller: true,
    groupMost: 6,
    largeBody: 'large',
    accent: seal,
    hairline,
  }
}

// A picture alone stands under the words; wide ones and groups take the whole width, or run off the page.
export function placeOf(group: readonly PhotoShape[], columns: Columns, context: TypesetContext): PhotoPlace {
  const all = spanOf(columns, 0, count)
  const [photo] = group
  if (!photo || group.length > 2) return all
  const { aspect, maxWidth, small, large } = photo
  if (large) return maxWidth >= all.w * 0.7 ? all : besideMarginOf(columns)
  if (group.length === 2)
    return group.every(photo => photo.maxWidth > all.w * 0.4) ? all : besideMarginOf(columns)
  if (aspect >= 1.3 && maxWidth >= context.area.page.width + 8 && !small) return { ...all, bleeds: true }
  if (aspect >= 1.2 && maxWidth >= all.w) return all
  return besideMarginOf(columns)
}

// On pages of its own.
export const ownLook = (look: ItemDesign, { columns, words }: AlbumPage): ItemDesign =>
  onOwnPages(look, words, spanOf(columns, 0, count), group => group.length <= 3)

/** Words in the margin keep off the pictures beside them. */
export const besideOf = ({ margin }: AlbumPage) => ({ x: margin.x, w: margin.w - leadingOf(body) * 1.5 })

export const albumMargin = ({ margin, words }: AlbumPage): MarginDesign => ({
  ...margin,
  column: words,
  before: 1,
  stretch: 1,
  dayRows: 1,
  noteGap: 1.5,
  // of what is of one day each entry says it as fully
  drawDay: (head, _, x, y) => dayInMargin({ body, day, hour }, 10, margin.w)(head, false, x, y),
})

/**
 * Left edges of photos, in halves of the ten columns: two to five alike stand beside each other over all of the page, or two to four over six of its columns. One
 * alone begins on the ninth.
 */
const lines = [0, 4, 5, 20 / 3, 8, 10, 12, 40 / 3, 14, 15, 16]
