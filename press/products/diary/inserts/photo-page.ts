import type { Picture } from '#domain/books/item'
import type { Element } from '../../../page/display-list.ts'
import { profiles } from '../../../printers/profiles.ts'
import { cropTo } from '../../../typesets/hero-photo.ts'
import type { FrontContext } from '../front/front-context.ts'
import { centred, type FittedWords, fitWords, lineHeight, wordElements } from './fit-words.ts'
import type { InsertPage } from './insert-page.ts'

/**
 * A picture that has a page to itself: off the trim where it has the pixels and nearly the shape for that, else
 * whole within the type area, no larger than its resolution. Words stand below it.
 */
export async function photoPage(
  { text = '', picture }: InsertPage,
  context: FrontContext,
): Promise<Element[]> {
  const { area } = context
  const w = area.width * 0.86
  const words = await fitWords(
    text,
    { w, h: mostLines * lineHeight('insertCaption', context) },
    ['insertCaption'],
    context,
  )
  const caption = (y: number) => wordElements(words, { x: (area.width - w) / 2, y, w }, centred(words))
  if (!picture) return caption(area.top + (area.height - words.height) / 2)
  const full = fullBleed(picture, text, words, context)
  if (full) return [full, ...caption(area.top + area.height - words.height)]
  const box = framed(picture, words, context)
  return [
    {
      kind: 'image',
      ...box,
      photo: picture.sha256,
      crop: cropTo(picture, box.w / box.h),
      alt: text,
    },
    ...caption(box.y + box.h + space),
  ]
}

const mostLines = 5
/** mm between picture and words. */
const space = 4
// Pictures that run off the page go as far as every printer's bleed; sheets with less cut it.
const bleed = 4

/** Share of the picture that a full page, which its maker asked for, must show of it. */
const leastShown = 0.74

function fullBleed(
  picture: Picture,
  alt: string,
  words: FittedWords,
  context: FrontContext,
): Element | undefined {
  const { area, settings } = context
  const foot =
    words.parts.length > 0 ? area.top + area.height - words.height - space : area.page.height + bleed
  const box = { x: -bleed, y: -bleed, w: area.page.width + 2 * bleed, h: foot + bleed }
  const crop = cropTo(picture, box.w / box.h)
  if (picture.kind === 'words' || crop.w * crop.h < leastShown) return undefined
  if (picture.width * crop.w < box.w * pxPerMm(settings)) return undefined
  return { kind: 'image', frame: 'sheet', ...box, photo: picture.sha256, crop, alt }
}

// As large as it bears; in the middle with its words, a little above it.
function framed(picture: Picture, words: FittedWords, { area, settings }: FrontContext) {
  const below = words.parts.length > 0 ? words.height + space : 0
  // a ribbon is shown as far as a page can show it
  const aspect = Math.min(4, Math.max(0.3, picture.width / picture.height))
  const px = Math.min(picture.width, picture.height * aspect)
  const w = Math.min(area.width, (area.height - below) * aspect, Math.max(20, px / pxPerMm(settings)))
  const h = w / aspect
  const y = area.top + (area.height - below - h) * 0.42
  return { x: (area.width - w) / 2, y, w, h }
}

const pxPerMm = ({ profile }: Pick<FrontContext['settings'], 'profile'>) => profiles[profile].ppi.fine / 25.4
