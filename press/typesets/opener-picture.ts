import { isBlurred } from '#domain/books/is-blurred'
import type { Item } from '#domain/books/item'
import type { Element, Region } from '../page/display-list.ts'
import { type Crop, shownSize } from '../photos/crop.ts'
import { mostCut } from '../photos/tree-layout.ts'
import type { TypesetContext } from './context.ts'
import { cropTo, type HeroPhoto, heroPhoto, withoutPhoto } from './hero-photo.ts'

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
 * the foot that cuts it least. None where more than a little would be cut; a blurred one only where no frame has another.
 */
export function openerPicture(
  items: readonly Item[],
  context: TypesetContext,
  frames: readonly OpenerFrame[],
): { picture: OpenerPicture | undefined; hero?: HeroPhoto; items: Item[] } {
  // where all entries are alike, all keep their photos
  const isOpened = context.edited && items.length >= fewestEntries
  let blurred: { picture: OpenerPicture; hero: HeroPhoto } | undefined
  for (const frame of isOpened ? frames : []) {
    const hero = heroPhoto(
      items,
      (aspect, widthPx) => fittingShapes({ aspect, widthPx }, frame, context).length > 0,
    )
    const picture = hero && pictureIn(frame, hero, context)
    if (!picture) continue
    if (!isBlurred(hero.picture)) return opened(items, picture, hero)
    blurred ??= { picture, hero }
  }
  return blurred ? opened(items, blurred.picture, blurred.hero) : { picture: undefined, items: [...items] }
}

const opened = (items: readonly Item[], picture: OpenerPicture, hero: HeroPhoto) => ({
  picture,
  hero,
  items: withoutPhoto(items, { item: hero.item.id, photo: hero.photo }),
})

/** The same photo in another frame: the first that it has the pixels for, and where no more than a little of it is cut. */
export function inAnotherFrame(
  hero: HeroPhoto,
  frames: readonly OpenerFrame[],
  context: TypesetContext,
): OpenerPicture | undefined {
  for (const frame of frames) {
    const picture = pictureIn(frame, hero, context)
    if (picture) return picture
  }
  return undefined
}

const sizeOf = ({ picture, crop, aspect }: HeroPhoto): PhotoSize => ({
  aspect,
  widthPx: shownSize(picture, crop).width,
})

const shapesOf = ({ y, w, feet }: OpenerFrame) =>
  feet.map(foot => ({ foot, h: foot - y, aspect: w / (foot - y) }))

interface PhotoSize {
  aspect: number
  widthPx: number
}

// The least cut first.
const fittingShapes = (
  { aspect, widthPx }: PhotoSize,
  frame: OpenerFrame,
  { openerPxPerMm }: TypesetContext,
) =>
  shapesOf(frame)
    .filter(
      shape =>
        shownOf(aspect, shape.aspect) * printedOf(frame, shape.h) >= 1 - mostCut &&
        widthPx * Math.min(1, shape.aspect / aspect) >= frame.w * openerPxPerMm,
    )
    .toSorted((a, b) => shownOf(aspect, b.aspect) - shownOf(aspect, a.aspect))

function pictureIn(frame: OpenerFrame, hero: HeroPhoto, context: TypesetContext): OpenerPicture | undefined {
  const { area } = context
  const [shape] = fittingShapes(sizeOf(hero), frame, context)
  if (!shape) return undefined
  const { foot, h, aspect } = shape
  const { feet: _, ...box } = frame
  const within = box.frame === 'area' ? box : { x: 0, y: box.y, w: area.width }
  // the editor knows a place as far as it lies in the type area
  const inside = Math.max(area.top, box.y)
  const place = { item: hero.item.id, photo: hero.photo, opens: true as const }
  const crop = cropTo(hero.picture, aspect, hero.crop)
  if (frame.frame === 'sheet' && cutsHead(hero, crop, bleed / h)) return undefined
  return {
    w: box.w,
    foot,
    time: hero.item.time,
    elements: [{ kind: 'image', ...box, h, photo: hero.picture.sha256, crop }],
    regions: [{ ...place, x: within.x, y: inside, w: within.w, h: foot - inside }],
  }
}

// Whether the trim, so much of the part that is shown, would take what is above the focus.
function cutsHead({ picture: { focus } }: HeroPhoto, { y, h }: Crop, trimmed: number): boolean {
  return focus !== undefined && focus.y - (y + trimmed * h) < aboveFocus
}

/** Share of a picture: a head that one looks at the middle of. */
const aboveFocus = 0.28

/** Of a month that can do without a photo where it was. */
const fewestEntries = 3

// Share of a slot that is not trimmed off.
const printedOf = ({ frame, w }: OpenerFrame, h: number) =>
  frame === 'sheet' ? ((w - 2 * bleed) / w) * ((h - bleed) / h) : 1

// Share of a picture that is seen in a shape.
const shownOf = (own: number, shape: number) => Math.min(own / shape, shape / own)
