import type { PersonKey } from './people.ts'
import type { PlaceKey } from './places.ts'

/**
 * One thing that was posted. Times are Taipei local (`2019-02-04 21:30`). `pics` names scenes with their hour and count:
 * `mountains@dawn*3 cat`. `@{bo}` in a text mentions a person. `on` is where it appeared; both is a cross-post.
 */
export interface Entry {
  at: string
  text?: string
  pics?: string
  /** Captions of the pictures, in order; an empty one is none. */
  captions?: string[]
  place?: PlaceKey
  with?: PersonKey[]
  on?: 'fb' | 'ig' | 'both'
  link?: { title: string; url: string; source?: string }
  /** A share of somebody else's words. */
  quote?: string
  life?: { title: string; text?: string }
  event?: { name: string; until: string }
  note?: { title: string; text: string }
  poll?: { question: string; options: string[] }
  video?: true
  gif?: true
}

/** A Facebook album; the pictures are its own and stand in no post. */
export interface AlbumEntry {
  name: string
  at: string
  text: string
  pics: string
  captions?: string[]
  place?: PlaceKey
}
