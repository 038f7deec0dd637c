import { type Drawing, drawPhoto } from './drawing/draw-photo.ts'
import type { LifeMedia } from './life.ts'

export type PhotoSize = 'none' | 'small' | 'full'

/** Draws pictures at their own size or at most 320 px long, and keeps those that will be asked for again. */
export class PictureBytes {
  readonly #kept = new Map<string, Promise<Buffer>>()

  async of(media: LifeMedia, size: PhotoSize): Promise<Buffer> {
    if (!('scene' in media.drawing)) throw new Error(`${media.id} is drawn by the life it belongs to`)
    const drawing = size === 'full' ? media.drawing : shrunk(media.drawing)
    if (media.stamp === undefined && !media.shared) return drawPhoto(drawing)
    const key = JSON.stringify(drawing)
    const drawn = this.#kept.get(key) ?? drawPhoto(drawing)
    this.#kept.set(key, drawn)
    return media.stamp === undefined ? drawn : stamped(await drawn, media.stamp)
  }
}

function shrunk(drawing: Drawing): Drawing {
  const scale = Math.min(1, 320 / Math.max(drawing.width, drawing.height))
  const edge = (pixels: number) => Math.max(1, Math.round(pixels * scale))
  return { ...drawing, width: edge(drawing.width), height: edge(drawing.height) }
}

/** The number as a JPEG comment, right after the start marker. */
function stamped(jpeg: Buffer, stamp: number): Buffer {
  const note = Buffer.from(`photo ${stamp}`)
  const head = Buffer.from([0xff, 0xfe, 0, note.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, note, jpeg.subarray(2)])
}

/** A few bytes with the head of an MP4: enough for a reader to know the kind, and nothing to play. */
export function videoBytes(media: LifeMedia): Buffer {
  const number = (value: number) => Buffer.from([0, 0, 0, value])
  return Buffer.concat([
    number(24),
    Buffer.from('ftypmp42'),
    number(0),
    Buffer.from('mp42isom'),
    Buffer.from(media.id),
  ])
}
