import type { Item, Media } from '#domain/books/item'
import { type Crop, focusIn, shownSize, within } from '../photos/crop.ts'
import type { GroupPhoto } from '../photos/photo-group.ts'
import type { TypesetContext } from './context.ts'

/** A photo or video of an item, as a group is composed of it. */
export interface ShownPhoto extends GroupPhoto {
  media: Media
  index: number
  large: boolean
}

/**
 * The photos and videos of an item in their order, or those of them that are asked for; the only photo of one may be enlarged up to
 * `aloneWide` mm (decision 0179).
 */
export function shownPhotos(
  item: Item,
  context: TypesetContext,
  isShown: (index: number) => boolean,
  aloneWide = 0,
): ShownPhoto[] {
  const growth = context.pxPerMm / pxPerMmOf(item, context)
  return item.media.flatMap((media, index) => {
    if (!isShown(index) || !(media.picture || media.kind === 'video')) return []
    const shape = shapeOf(media, context)
    const maxWidth = Math.max(shape.maxWidth, Math.min(aloneWide, shape.maxWidth * growth))
    return [{ media, index, ...shape, maxWidth }]
  })
}

/**
 * The part of a picture that its owner wants shown; of a very long or very tall one, which was given a milder shape, the middle.
 */
export function shownPart(crop: Crop, { media, aspect }: ShownPhoto): Crop {
  if (!media.picture) return crop
  const { width, height } = shownSize(media.picture, media.crop)
  const own = width / height
  if (own > aspect) {
    const w = aspect / own
    return within(media.crop, { x: (1 - w) / 2 + crop.x * w, y: crop.y, w: crop.w * w, h: crop.h })
  }
  const h = own / aspect
  return within(media.crop, { x: crop.x, y: (1 - h) / 2 + crop.y * h, w: crop.w, h: crop.h * h })
}

/** px per mm that the photo of an item has at least where its typeset gives it more than 240 ppi bear. */
export const pxPerMmOf = ({ media }: Item, { pxPerMm, alonePxPerMm }: TypesetContext): number =>
  media.length === 1 && mayGrow(media[0]) ? alonePxPerMm : pxPerMm

// Letters show what is missing; what is to be small is no larger for it.
const mayGrow = (media: Media | undefined): boolean =>
  media?.picture !== undefined && media.picture.kind !== 'words' && media.size !== 'small'

/** Width over height, or height over width, that a page can show. */
const longest = 7

function shapeOf(
  { picture, crop, size }: Media,
  context: TypesetContext,
): Omit<ShownPhoto, 'media' | 'index'> {
  const chosenSize = { small: size === 'small', large: size === 'large' }
  if (!picture) return { aspect: 16 / 9, maxWidth: 60, ...chosenSize }
  const { width, height } = shownSize(picture, crop)
  // a ribbon of a panorama or a receipt is shown as far as a page can show it
  const own = width / height
  const aspect = Math.min(longest, Math.max(1 / longest, own))
  return {
    aspect,
    maxWidth: (width * Math.min(1, aspect / own)) / context.pxPerMm,
    ...chosenSize,
    ...(picture.kind === 'words' && { whole: true }),
    ...(picture.focus && { focus: focusIn(picture.focus, crop) }),
  }
}
