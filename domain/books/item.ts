// What a life is made of, once it has been read: plain data, one shape for every source (specification 1 and 3).

import type { ItemSource } from '../catalogue/networks.ts'
import type { Treatment } from './treatment.ts'

export type Source = ItemSource

export type ItemKind =
  | 'post'
  | 'album'
  | 'photos'
  | 'note'
  | 'event'
  | 'life-event'
  | 'check-in'
  | 'poll'
  | 'story'

export interface Item {
  /** Stable across archives: a hash of source-independent time, text and first media (facts, social formats 4). */
  id: string
  source: Source
  kind: ItemKind
  /** Seconds since 1970, UTC; the backdated time where the person set one. */
  time: number
  /** Title of a note, album, event or life event; never the source's activity sentence. */
  title?: string
  /** The person's own words; paragraphs are separated by line feeds. May be empty. */
  text: string
  media: Media[]
  place?: Place
  people: string[]
  links: Link[]
  event?: { start: number; end?: number }
  poll?: { question: string; options: string[] }
  /** Words of somebody else that the post shares. */
  quote?: { text: string; author?: string }
  /** Name of the album a group of photos belongs to. */
  album?: string
  /** Ids of other items that this one stands for (the same post elsewhere), so that they are known when they come again. */
  absorbed?: string[]
  /** How its maker wants it set among the others of its month. */
  treatment?: Treatment
  /** Its maker wants a long row of hashtags with it, and not at the back of the book. */
  keepsTags?: true
  origin: Origin
}

export interface Media {
  kind: 'photo' | 'video'
  /** As written in the archive: relative path or address; the key to its bytes. */
  uri: string
  /** Printed under the picture; absent where it only repeats the text of the item. */
  caption?: string
  /** Seconds since 1970, UTC: when it was taken, or put up. */
  time?: number
  /** Filled in once the bytes were looked at. */
  picture?: Picture
  /** The part that its owner wants shown, as fractions of the upright picture. */
  crop?: { x: number; y: number; w: number; h: number }
  /** How large its owner wants it beside the others of the item. */
  size?: 'small' | 'large'
  origin: Origin
}

/** A picture that was read and can be printed. */
export interface Picture extends PictureContent {
  /** sha256 of the bytes as they were read, in hex. */
  sha256: string
  /** Upright size in px, after the EXIF rotation. */
  width: number
  height: number
  /** Perceptual hash, 64 bits as text, for near-duplicates. */
  phash?: string
}

/** What a picture shows, as a machine tells it or its owner says it; absent where it was not looked at for that. */
export interface PictureContent {
  /** `words`: a screenshot, a document, a meme; it is never cut. */
  kind?: PictureKind
  /** The point that one looks at, as fractions of the upright picture. */
  focus?: Focus
  /** From 0, of the small version that was looked at: domain/books/is-blurred.ts says what is blurred. */
  sharpness?: number
  /** A side of it cannot be told from white paper. */
  whiteEdge?: boolean
}

export type PictureKind = 'photo' | 'words'

export interface Focus {
  x: number
  y: number
}

export interface Place {
  name: string
  address?: string
  latitude?: number
  longitude?: number
}

export interface Link {
  url: string
  title?: string
  /** Site or author that the archive names. */
  site?: string
}

/** Where in which archive something stands. */
export interface Origin {
  /** File or folder name of the archive, without the path of this machine. */
  archive: string
  /** Path inside the archive. */
  path: string
  /** Zero-based position in that file, where it holds several. */
  index?: number
}
