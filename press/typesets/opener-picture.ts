import type { Item } from '#domain/item'
import type { Element } from '../page/display-list.ts'
import type { SetContext } from './context.ts'
import { cropTo, heroPhoto } from './hero-photo.ts'

/** A picture of the month across the head of its first page, off the trim on three sides; none that is too small. */
export function openerPicture(items: Item[], context: SetContext, height: number): Element | undefined {
  const { page } = context.area
  // half the print resolution is the least: a month opens with a good picture or with none
  const hero = heroPhoto(items, 1.2, Math.round(page.width * context.pxPerMm * 0.8))
  if (!hero) return undefined
  const box = { x: -bleed, y: -bleed, w: page.width + 2 * bleed, h: height + bleed }
  return { kind: 'image', frame: 'sheet', ...box, photo: hero.sha256, crop: cropTo(hero, box.w / box.h) }
}

// Pictures that run off the page go as far as any printer's bleed; sheets with less cut it.
const bleed = 4
