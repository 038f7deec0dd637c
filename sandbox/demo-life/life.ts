import type { Drawing } from './drawing/draw-photo.ts'

/** A life as it was posted, before any site's archive gives it a shape. Times are unix seconds, UTC. */
export interface Life {
  owner: { name: string; instagram: string; bio: string }
  posts: LifePost[]
  albums: LifeAlbum[]
}

export interface LifePost {
  /** Stable within a life; part of no visible text. */
  id: string
  at: number
  text: string
  media: LifeMedia[]
  facebook: boolean
  instagram: boolean
  tags: LifePerson[]
  place?: LifePlace
  link?: { title: string; url: string; source: string }
  quote?: string
  lifeEvent?: { title: string; text: string }
  event?: { name: string; from: number; until: number }
  note?: { title: string; text: string }
  poll?: { question: string; options: string[] }
}

export interface LifeAlbum {
  name: string
  text: string
  at: number
  place?: LifePlace
  media: LifeMedia[]
}

export interface LifePerson {
  name: string
  instagram: string
  /** The number that mention markup carries. */
  id: string
}

export interface LifePlace {
  name: string
  latitude: number
  longitude: number
}

export type PictureFile = Pick<Drawing, 'width' | 'height' | 'type' | 'orientation'>

/** One photograph, or a video with its still. The file's bytes come from the drawing alone. */
export interface LifeMedia {
  id: string
  at: number
  caption: string
  kind: 'photo' | 'video'
  /** A life that draws its pictures itself says of them only what the archive's records need. */
  drawing: Drawing | PictureFile
  /** A number written into the file beside the picture, so that equal drawings make different files. */
  stamp?: number
  /** Also posted on the other site, where it is the same file. */
  shared?: boolean
  /** Where the camera stood, if it kept it. */
  place?: LifePlace
}
