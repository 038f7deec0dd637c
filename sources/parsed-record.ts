import type { Item, ItemKind, Link, Media, Origin, Place } from '#domain/books/item'

/** What one record of an archive says, before it is known whether an item comes of it. */
export interface ParsedRecord {
  kind: ItemKind
  /** Seconds since 1970; the record is unreadable without. */
  time: number | undefined
  title: string
  text: string
  media: Media[]
  /** Files the record refers to that are neither photo nor video. */
  otherFiles: string[]
  people: string[]
  links: Link[]
  place?: Place
  event?: NonNullable<Item['event']>
  poll?: NonNullable<Item['poll']>
  quote?: NonNullable<Item['quote']>
  album?: string
  /** Never published. */
  draft: boolean
  /** Nested deeper than is read: nothing else is said of it. */
  tooDeep?: boolean
  origin: Origin
}

export function emptyRecord(kind: ItemKind, origin: Origin): ParsedRecord {
  return {
    kind,
    time: undefined,
    title: '',
    text: '',
    media: [],
    otherFiles: [],
    people: [],
    links: [],
    draft: false,
    origin,
  }
}
