import { drawPhoto } from './drawing/draw-photo.ts'
import type { LifeMedia } from './life.ts'

export type PhotoSize = 'none' | 'small' | 'full'

/** The bytes of a picture, at its own size or at most 320 px long. */
export function pictureBytes(media: LifeMedia, size: PhotoSize): Promise<Buffer> {
  const { drawing } = media
  if (size === 'full') return drawPhoto(drawing)
  const scale = Math.min(1, 320 / Math.max(drawing.width, drawing.height))
  const edge = (pixels: number) => Math.max(1, Math.round(pixels * scale))
  return drawPhoto({ ...drawing, width: edge(drawing.width), height: edge(drawing.height) })
}

/** A few bytes with the head of an MP4: enough for a reader to know the kind, and nothing to play. */
export function videoBytes(media: LifeMedia): Buffer {
  return Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypmp42'),
    Buffer.from([0, 0, 0, 0]),
    Buffer.from('mp42isom'),
    Buffer.from(media.id),
  ])
}
