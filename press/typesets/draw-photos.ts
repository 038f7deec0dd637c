import type { Item } from '#domain/books/item'
import type { Element, Region } from '../page/display-list.ts'
import type { Slot } from '../photos/photo-group.ts'
import type { ItemDesign } from './item-design.ts'
import { type ShownPhoto, shownPart } from './shown-photos.ts'
import { videoFrame } from './video-frame.ts'

export interface DrawnPhotos {
  elements: Element[]
  regions: Region[]
}

/** The photos of a group in their slots, mm from where it begins, each with its number (in the group, else by `numberOf`) where its caption has one. */
export function drawPhotos(
  item: Item,
  group: readonly ShownPhoto[],
  slots: readonly Slot[],
  left: number,
  top: number,
  numbered: boolean,
  design: ItemDesign,
  numberOf = (slot: Slot, _photo: ShownPhoto) => slot.photo + 1,
): DrawnPhotos {
  const elements: Element[] = []
  const regions: Region[] = []
  for (const slot of slots) {
    const photo = group[slot.photo]
    if (!photo) continue
    const box = { x: left + slot.x, y: top + slot.y, w: slot.w, h: slot.h }
    regions.push({ item: item.id, photo: photo.index, ...box })
    if (slot.mount) elements.push(mountOf(slot.mount, left, top, design))
    if (photo.media.picture) {
      elements.push({
        kind: 'image',
        ...box,
        photo: photo.media.picture.sha256,
        crop: shownPart(slot.crop, photo),
        ...(design.photoRadius ? { radius: design.photoRadius } : {}),
        alt: photo.media.caption ?? '',
      })
      if (photo.media.picture.whiteEdge) elements.push(edgeOf(box, design))
    } else {
      elements.push(...videoFrame(photo.media, box))
    }
    if (numbered && photo.media.caption) {
      elements.push(...markOn(String(numberOf(slot, photo)), box))
    }
  }
  return { elements, regions }
}

interface Box {
  x: number
  y: number
  w: number
  h: number
}

// Tinted, so that the edges of a group agree where a picture has too few pixels for its place.
const mountOf = (
  mount: NonNullable<Slot['mount']>,
  left: number,
  top: number,
  { photoRadius }: ItemDesign,
): Element => ({
  kind: 'rect',
  x: left + mount.x,
  y: top + mount.y,
  w: mount.w,
  h: mount.h,
  fill: '#EDE8DF',
  ...(photoRadius && { radius: photoRadius }),
})

// White would not be told from the paper.
const edgeOf = (box: Box, { photoRadius, hairline }: ItemDesign): Element => ({
  kind: 'rect',
  ...box,
  stroke: hairline,
  strokeWidth: 0.15,
  ...(photoRadius && { radius: photoRadius }),
})

/** A number at the foot of a picture, on white, so that it is read on any. */
const markOn = (number: string, { x, y, h }: Box): Element[] => [
  { kind: 'rect', x: x + 1.2, y: y + h - 5, w: 3.8, h: 3.8, fill: '#FFFFFFD9', radius: 1.9 },
  {
    kind: 'text',
    x: x + 1.2,
    y: y + h - 5.2,
    w: 3.8,
    style: 'mark',
    align: 'center',
    lines: 1,
    runs: [number],
  },
]
