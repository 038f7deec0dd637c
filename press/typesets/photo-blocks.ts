import type { Item, Media } from '#domain/books/item'
import type { Element, Region } from '../page/display-list.ts'
import type { Block, PhotosBlock } from '../paginate/block.ts'
import { chunkPhotos } from '../photos/chunk-photos.ts'
import { composeGroup, type Slot } from '../photos/compose-group.ts'
import { composeLarge, composeSized } from '../photos/compose-sized.ts'
import { shownSize, within } from '../photos/crop.ts'
import type { TypesetContext } from './context.ts'
import type { ItemDesign } from './item-design.ts'
import { lineBlocks } from './text-block.ts'

/** The photos and videos of an item as groups, each with its captions below it. */
export function photoBlocks(item: Item, context: TypesetContext, design: ItemDesign): Block[] {
  const shown = item.media.flatMap((media, index) =>
    media.picture || media.kind === 'video' ? [{ media, index, ...shapeOf(media, context) }] : [],
  )
  const groups = chunkPhotos(shown, design.groupMost ?? 5)
  return groups.flatMap((group, n): Block[] => {
    const large = group.some(photo => photo.large)
    // what its owner wants large has the measure of a full group
    const { x, w } = design.photos?.(item, large ? fullGroup : group.length) ?? design
    const compose = large ? (design.composeLarge ?? composeLarge) : (design.compose ?? composeGroup)
    const room = {
      width: w,
      rowMm: context.area.rowMm,
      maxRows: Math.min(design.photoRows, context.area.rows),
      gap: design.photoGap,
      ...(design.photoTargetScale ? { targetScale: design.photoTargetScale } : {}),
    }
    const offer = composeSized(compose, group, room, design.smallAt)
    const captioned = group.filter(photo => photo.media.caption)
    const numbered = group.length > 1 && captioned.length > 0
    const block: PhotosBlock = {
      kind: 'photos',
      item: item.id,
      before: n === 0 ? 0 : Math.max(1, Math.round(design.photoGap / context.area.rowMm)),
      keepNext: captioned.length > 0,
      x,
      w,
      offer,
      draw: (rows, left, top) => drawSlots(item, group, offer.compose(rows), left, top, numbered, design),
    }
    const captions = captioned.flatMap((photo, i) =>
      lineBlocks(
        item.id,
        `${numbered ? `${circled(group.indexOf(photo))} ` : ''}${photo.media.caption ?? ''}`,
        'small',
        context,
        { x, w, before: i === 0 ? 1 : 0, keepNext: i < captioned.length - 1 },
      ),
    )
    return [block, ...captions]
  })
}

const fullGroup = 6

const circled = (index: number) => String.fromCodePoint(0x2460 + index)

interface Shown {
  media: Media
  index: number
  aspect: number
  maxWidth: number
  small: boolean
  large: boolean
}

function shapeOf({ picture, crop, size }: Media, context: TypesetContext): Omit<Shown, 'media' | 'index'> {
  const chosenSize = { small: size === 'small', large: size === 'large' }
  if (!picture) return { aspect: 16 / 9, maxWidth: 60, ...chosenSize }
  const { width, height } = shownSize(picture, crop)
  // a ribbon of a panorama or a receipt is shown as far as a page can show it
  const own = width / height
  const aspect = Math.min(4, Math.max(0.3, own))
  return { aspect, maxWidth: (width * Math.min(1, aspect / own)) / context.pxPerMm, ...chosenSize }
}

function drawSlots(
  item: Item,
  group: Shown[],
  slots: Slot[],
  left: number,
  top: number,
  numbered: boolean,
  design: ItemDesign,
): { elements: Element[]; regions: Region[] } {
  const elements: Element[] = []
  const regions: Region[] = []
  for (const slot of slots) {
    const photo = group[slot.photo]
    if (!photo) continue
    const box = { x: left + slot.x, y: top + slot.y, w: slot.w, h: slot.h }
    regions.push({ item: item.id, photo: photo.index, ...box })
    if (photo.media.picture) {
      elements.push({
        kind: 'image',
        ...box,
        photo: photo.media.picture.sha256,
        crop: shownPart(slot.crop, photo),
        ...(design.photoRadius ? { radius: design.photoRadius } : {}),
        alt: photo.media.caption ?? '',
      })
    } else {
      elements.push(...videoFrame(photo.media, box))
    }
    if (numbered && photo.media.caption) {
      elements.push(
        {
          kind: 'rect',
          x: box.x + 1.2,
          y: box.y + box.h - 5,
          w: 3.8,
          h: 3.8,
          fill: '#FFFFFFD9',
          radius: 1.9,
        },
        {
          kind: 'text',
          x: box.x + 1.2,
          y: box.y + box.h - 5.2,
          w: 3.8,
          style: 'mark',
          align: 'center',
          lines: 1,
          runs: [String(slot.photo + 1)],
        },
      )
    }
  }
  return { elements, regions }
}

// The part of a picture that its owner wants shown; of a very long or very tall one, which was given a milder shape,
// the middle.
function shownPart(crop: Slot['crop'], { media, aspect }: Shown): Slot['crop'] {
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

// No decoder: a frame with the sign of a film, and its address as a QR code where it has one.
function videoFrame(media: Media, box: { x: number; y: number; w: number; h: number }): Element[] {
  const size = Math.min(box.w, box.h) * 0.3
  const address = /^https?:\/\//.test(media.uri) ? media.uri : undefined
  const qr = Math.min(18, box.h - 6)
  return [
    { kind: 'rect', ...box, fill: '#E9E4DA', radius: 1 },
    {
      kind: 'shape',
      x: box.x + (box.w - size) / 2,
      y: box.y + (box.h - size) / 2,
      w: size,
      h: size,
      vw: 24,
      vh: 24,
      svg: '<circle cx="12" cy="12" r="11" fill="none" stroke="#8A8175" stroke-width="1"/><path d="M9.5 7.5l7.5 4.5-7.5 4.5z" fill="#8A8175"/>',
    },
    ...(address
      ? [{ kind: 'qr' as const, x: box.x + box.w - qr - 3, y: box.y + box.h - qr - 3, w: qr, text: address }]
      : []),
  ]
}
