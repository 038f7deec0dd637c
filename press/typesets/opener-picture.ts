import type { Item } from '#domain/books/item'
import type { Element, Region } from '../page/display-list.ts'
import { mostCut } from '../photos/tree-layout.ts'
import type { TypesetContext } from './context.ts'
import { cropTo, heroPhoto, withoutPhoto } from './hero-photo.ts'

/** A picture on the first page of a month, `w` mm wide, down to `foot` mm. */
export interface OpenerPicture {
  elements: Element[]
  regions: Region[]
  w: number
  foot: number
  /** Seconds of the entry that it is of. */
  time: number
}

/** Where an opener may have its picture, mm: from `y` down to one of `feet`. */
export interface OpenerFrame {
  frame: 'sheet' | 'area'
  x: number
  y: number
  w: number
  feet: readonly number[]
}

// Pictures that run off the page go as far as every printer's bleed; sheets with less cut it.
const bleed = 4

/** Off the trim at the head and both sides of a page, or across the type area from its head on. */
export function openerFrames({ area }: TypesetContext, feet: readonly number[]): OpenerFrame[] {
  return [
    { frame: 'sheet', x: -bleed, y: -bleed, w: area.page.width + 2 * bleed, feet },
    { frame: 'area', x: 0, y: area.top, w: area.width, feet },
  ]
}

/**
 * The best photo of a month for its opener, and the items of the month without it: in the first frame that it has the pixels for, down to
 * the foot that cuts it least. None where more than a little would be cut.
 */
export function openerPicture(
  items: readonly Item[],
  context: TypesetContext,
  frames: readonly OpenerFrame[],
): { picture: OpenerPicture | undefined; items: Item[] } {
  // where all entries are alike, all keep their photos
  const isOpened = context.edited && items.length >= fewestEntries
  for (const { feet, ...box } of isOpened ? frames : []) {
    const shapes = feet.map(foot => ({ foot, h: foot - box.y, aspect: box.w / (foot - box.y) }))
    const hero = heroPhoto(items, (aspect, widthPx) =>
      shapes.some(
        shape =>
          shownOf(aspect, shape.aspect) >= 1 - mostCut &&
          widthPx * Math.min(1, shape.aspect / aspect) >= box.w * context.pxPerMm,
      ),
    )
    if (!hero) continue
    const [{ foot, h, aspect } = { foot: 0, h: 0, aspect: 1 }] = shapes.toSorted(
      (a, b) => shownOf(hero.aspect, b.aspect) - shownOf(hero.aspect, a.aspect),
    )
    const place = { item: hero.item.id, photo: hero.photo }
    const within = box.frame === 'area' ? box : { x: 0, y: box.y, w: context.area.width }
    // the editor knows a place as far as it lies in the type area
    const inside = Math.max(context.area.top, box.y)
    return {
      picture: {
        w: box.w,
        foot,
        time: hero.item.time,
        elements: [
          {
            kind: 'image',
            ...box,
            h,
            photo: hero.picture.sha256,
            crop: cropTo(hero.picture, aspect, hero.crop),
          },
        ],
        regions: [{ ...place, x: within.x, y: inside, w: within.w, h: foot - inside }],
      },
      items: withoutPhoto(items, place),
    }
  }
  return { picture: undefined, items: [...items] }
}

/** Of a month that can do without a photo where it was. */
const fewestEntries = 3

// Share of a picture that is seen in a shape.
const shownOf = (own: number, shape: number) => Math.min(own / shape, shape / own)
