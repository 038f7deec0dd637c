import type { Item } from '#domain/books/item'
import type { Element } from '../page/display-list.ts'
import { shownSize, within } from '../photos/crop.ts'
import type { TypesetContext } from './context.ts'
import { cropTo, heroPhoto } from './hero-photo.ts'

/**
 * A picture of the month at the head of its first page, down to `foot` mm: off the trim on three sides where it has
 * the pixels for that, else within the type area; none where it has not even these.
 */
export function openerPicture(items: Item[], context: TypesetContext, foot: number): Element | undefined {
  const { page, width, top } = context.area
  const full = { x: -bleed, y: -bleed, w: page.width + 2 * bleed, h: foot + bleed }
  const inset = { x: 0, y: top, w: width, h: foot - top }
  for (const [frame, box] of [
    ['sheet', full],
    ['area', inset],
  ] as const) {
    const hero = heroPhoto(
      items,
      Math.max(1.2, box.w / box.h / mostStretched),
      Math.ceil(box.w * context.pxPerMm),
      box.w / box.h,
    )
    if (!hero) continue
    const { picture, crop } = hero
    const part = within(crop, cropTo(shownSize(picture, crop), box.w / box.h))
    return { kind: 'image', frame, ...box, photo: picture.sha256, crop: part }
  }
  return undefined
}

// Pictures that run off the page go as far as every printer's bleed; sheets with less cut it.
const bleed = 4

// A strip across the page shows at least this share of the picture's height, or it shows nothing of it.
const mostStretched = 2
