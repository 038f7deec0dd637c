import type { Item } from '#domain/books/item'
import type { Element, Page, Region } from '../../page/display-list.ts'
import { composeGroup } from '../../photos/compose-group.ts'
import { cropAround } from '../../photos/focus.ts'
import type { Slot } from '../../photos/photo-group.ts'
import { mostCut } from '../../photos/tree-layout.ts'
import type { TypesetContext } from '../context.ts'
import { drawPhotos } from '../draw-photos.ts'
import type { ItemDesign } from '../item-design.ts'
import { hairline } from '../palette.ts'
import { type ShownPhoto, shownPhotos } from '../shown-photos.ts'
import { lineBlocks } from '../text-block.ts'
import { groundOf } from './gift-ground.ts'
import type { Box, GiftLook } from './gift-look.ts'
import { blocksAt, measured, rowsOf } from './place-blocks.ts'

/** All photos and videos of an entry, at most as large as print is fair at. */
export function giftPhotos(item: Item, context: TypesetContext): ShownPhoto[] {
  const growth = context.pxPerMm / context.openerPxPerMm
  return shownPhotos(item, context, () => true).map(photo => ({
    ...photo,
    maxWidth: photo.small ? photo.maxWidth / 2 : photo.maxWidth * growth,
  }))
}

/** A caption that stands below its picture, and not with the words of its entry. */
export const isShortCaption = (caption: string): boolean => caption.length <= mostInCaption
const mostInCaption = 60

/** So many photos as pages of equal numbers of them, in their order. */
export function onPages<T>(photos: readonly T[], pages: number): T[][] {
  return Array.from({ length: pages }, (_, n) =>
    photos.slice(
      Math.floor((n * photos.length + pages - 1) / pages),
      Math.floor(((n + 1) * photos.length + pages - 1) / pages),
    ),
  )
}

/** Photos on a page of their own: one off the edges of it where its pixels and its shape allow, else on a page of colour. */
export function photoPage(
  item: Item,
  photos: readonly ShownPhoto[],
  context: TypesetContext,
  look: GiftLook,
): Page {
  const [photo] = photos
  const captions = captionsOf(item, photos, context, look)
  const bled = photos.length === 1 && photo ? bleeding(photo, captions.length > 0, context) : undefined
  if (photo && bled) {
    const { box, crop } = bled
    const slot = { ...box, photo: 0, crop }
    const drawn = drawPhotos(item, [photo], [slot], 0, 0, false, design)
    const band = {
      x: 0,
      y: box.y + box.h,
      w: context.area.width,
      h: context.area.page.height - box.y - box.h,
    }
    return {
      bare: true,
      empty: 0,
      elements: [
        ...(bled.isWhole ? [] : groundOf(context, look, { isMat: true })),
        ...drawn.elements.map((element): Element => ({ ...element, frame: 'sheet' })),
        ...(captions.length > 0 ? blocksAt(captions, band.y + context.area.rowMm, context).elements : []),
      ],
      regions: drawn.regions.map(
        (region): Region => ({ ...region, x: 0, y: 0, w: context.area.width, h: box.y + box.h }),
      ),
    }
  }
  return mounted(item, photos, captions, context, look)
}

// Off all edges, or off the head and both sides with the colour of the page below it.
function bleeding(
  { aspect, maxWidth, whole, small, media, focus }: ShownPhoto,
  hasCaption: boolean,
  { area: { page, rowMm } }: TypesetContext,
): { box: Box; crop: Slot['crop']; isWhole: boolean } | undefined {
  if (whole || small || !media.picture) return undefined
  const sheet = { w: page.width + 2 * bleed, h: page.height + 2 * bleed }
  const give = sheet.w / sheet.h / aspect
  const kept = Math.min(give, 1 / give)
  // as wide as all of it would be
  const shown = sheet.w / Math.min(1, give)
  if (!hasCaption && kept >= 1 - mostCut && maxWidth >= shown) {
    return {
      box: { x: -bleed, y: -bleed, ...sheet },
      crop: cropAround(give, focus),
      isWhole: true,
    }
  }
  const h = sheet.w / aspect
  const isWide = h - bleed <= page.height * mostOfPage - (hasCaption ? 4 * rowMm : 0)
  if (!isWide || maxWidth < sheet.w) return undefined
  return { box: { x: -bleed, y: -bleed, w: sheet.w, h }, crop: all, isWhole: false }
}

const all = { x: 0, y: 0, w: 1, h: 1 }
// Pictures that run off the page go as far as every printer's bleed; sheets with less cut it.
const bleed = 4
/** Share of a page that a picture off three edges of it takes at most. */
const mostOfPage = 0.82

function mounted(
  item: Item,
  photos: readonly ShownPhoto[],
  captions: ReturnType<typeof captionsOf>,
  context: TypesetContext,
  look: GiftLook,
): Page {
  const { area } = context
  const rows = rowsOf(captions)
  const room = {
    w: area.width - 2 * look.mat,
    h: area.height - 2 * look.mat - (rows > 0 ? (rows + 1) * area.rowMm : 0),
  }
  // several without anything around them run off both sides, where the trim and their shapes together cut little of them
  const wide =
    photos.length > 1 && look.mat === 0
      ? slotsOf(photos, { ...room, w: area.page.width + 2 * bleed }, context)
      : undefined
  const isWide = wide?.every(({ crop }) => crop.w * crop.h >= leastShown) ?? false
  const slots = (isWide && wide) || slotsOf(photos, room, context)
  const first = Math.min(...slots.map(slot => slot.x))
  const w = Math.max(...slots.map(slot => slot.x + slot.w)) - first
  const h = Math.max(...slots.map(slot => slot.y + slot.h))
  const left = isWide ? (area.page.width - w) / 2 - first : (area.width - w) / 2 - first
  // a little above the middle, as a picture hangs
  const top = area.top + look.mat + (room.h - h) * above
  const numbered = photos.length > 1
  const { elements, regions } = drawPhotos(
    item,
    photos,
    slots,
    left,
    top,
    numbered,
    design,
    (_, photo) => photo.index + 1,
  )
  const { under = [], over = [] } = look.mount?.(regions, item.id, context.month) ?? {}
  const words = blocksAt(captions, top + h + look.mat + area.rowMm, context)
  return {
    bare: true,
    empty: 0,
    elements: [
      ...groundOf(context, look, { seed: item.id, isMat: true }),
      ...under,
      ...(isWide ? elements.map((element): Element => ({ ...element, frame: 'sheet' })) : elements),
      ...over,
      ...words.elements,
    ],
    regions: [...(isWide ? regions.map(region => inArea(region, context)) : regions), ...words.regions],
  }
}

// Of what is measured from the sheet, about where it is in the type area: as far as it lies there.
function inArea(region: Region, { area }: TypesetContext): Region {
  const x = Math.min(area.width - least, Math.max(0, region.x - (area.page.width - area.width) / 2))
  return { ...region, x, w: Math.max(least, Math.min(region.w, area.width - x)) }
}

/** mm */
const least = 4

const above = 0.46
/** Of a photo, before the trim cuts it. */
const leastShown = 0.94

function slotsOf(
  photos: readonly ShownPhoto[],
  room: { w: number; h: number },
  context: TypesetContext,
): Slot[] {
  const [photo, ...others] = photos
  if (photo && others.length === 0) {
    const w = Math.min(room.w, photo.maxWidth, room.h * photo.aspect)
    return [{ photo: 0, x: 0, y: 0, w, h: w / photo.aspect, crop: all }]
  }
  const { rowMm } = context.area
  const most = Math.floor(room.h / rowMm)
  // the first of a group can be the largest of it, whatever their shapes
  const inOrder = [...photos.keys()].sort((a, b) => Number(photos[b]?.large) - Number(photos[a]?.large))
  const group = inOrder.flatMap(n => photos[n] ?? [])
  const offer = composeGroup(group, {
    width: room.w,
    rowMm,
    maxRows: most,
    gap: gapOf(context),
    fills: 'group',
    taller: true,
  })
  const heights = (offer.heights ?? [offer.min, offer.natural, offer.max]).filter(rows => rows <= most)
  const ways = (heights.length > 0 ? heights : [most]).map(rows => offer.compose(rows))
  const asWanted = ways.filter(slots =>
    slots.every(slot => !group[slot.photo]?.large || isLargest(slot, slots)),
  )
  const slots = (asWanted.length > 0 ? asWanted : ways).reduce((best, way) =>
    shownBy(way) > shownBy(best) ? way : best,
  )
  return slots.map(slot => ({ ...slot, photo: inOrder[slot.photo] ?? slot.photo }))
}

const isLargest = (slot: Slot, slots: readonly Slot[]) =>
  slots.every(other => other === slot || other.w * other.h < slot.w * slot.h)

const gapOf = ({ area }: TypesetContext) => (area.page.width > 150 ? 3.2 : 2.2)

const shownBy = (slots: readonly Slot[]) => slots.reduce((sum, { w, h }) => sum + w * h, 0)

function captionsOf(item: Item, photos: readonly ShownPhoto[], context: TypesetContext, look: GiftLook) {
  const { small, mat } = look.colours(context.month)
  const blocks = photos.flatMap(({ index, media: { caption } }) =>
    caption && isShortCaption(caption)
      ? lineBlocks(
          item.id,
          `${photos.length > 1 ? `${numberOf(index)} ` : ''}${caption}`,
          'giftSmall',
          context,
          {
            x: 0,
            w: context.area.width,
            color: mat?.small ?? small,
          },
        )
      : [],
  )
  return measured(blocks, context)
}

/** The number of a photo of an entry before its caption; there are twenty in circles. */
export const numberOf = (index: number) =>
  index < 20 ? String.fromCodePoint(0x2460 + index) : `(${index + 1})`

const design: ItemDesign = {
  x: 0,
  w: 0,
  paragraphGap: 0,
  partGap: 0,
  photoGap: 0,
  photoRows: 0,
  accent: hairline,
  hairline,
}
