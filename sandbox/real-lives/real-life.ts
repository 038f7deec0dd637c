import type { DemoFormat } from '../demo-life/formats/formats.ts'
import type { Life, LifeMedia } from '../demo-life/life.ts'
import type { PhonePicture } from './drawing/phone-picture.ts'

/** A life as archives of real people have it (docs/press-audit.md), invented throughout. */
export interface RealLife {
  life: Life
  format: DemoFormat
  /** What each photo shows, by the id of its media. */
  pictures: ReadonlyMap<string, PhonePicture>
}

/** Collects the pictures of a life while it is planned. */
export interface Camera {
  pictures: Map<string, PhonePicture>
  take(id: string, at: number, picture: PhonePicture, caption?: string): LifeMedia
}

export function newCamera(): Camera {
  const pictures = new Map<string, PhonePicture>()
  return {
    pictures,
    take(id, at, picture, caption = '') {
      pictures.set(id, picture)
      const { width, height } = picture
      return { id, at, caption, kind: 'photo', drawing: { width, height, type: 'jpg', orientation: 1 } }
    },
  }
}

/** A post on one of the sites, with nothing else to it. */
export function plainPost(
  id: string,
  at: number,
  text: string,
  site: 'facebook' | 'instagram',
): Life['posts'][number] {
  return {
    id,
    at,
    text,
    media: [],
    facebook: site === 'facebook',
    instagram: site === 'instagram',
    tags: [],
  }
}
