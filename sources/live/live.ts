import type { Item } from '#domain/books/item'
import type { ReceiptLine } from '#domain/books/receipt'
import type { Http } from './http.ts'

/** What a network gave at a time. */
export interface LiveBatch {
  items: Item[]
  /** Records that became no item, and why. */
  lines: ReceiptLine[]
  troubles: LiveTrouble[]
  /** Where the bytes of each listed medium are for some hours, by its uri, which stays the same for good; null: withheld. */
  addresses: Map<string, string | null>
  /** Name of the page that an item came from, by its id. */
  from: Map<string, string>
  /** Where lists go on once this was taken in, by their paths. */
  places: Map<string, ListPlace>
}

/** Where the reading of a list goes on in a run that follows a killed one. Never holds a token. */
export interface ListPlace {
  /** What the next page is asked with beside what the first one is; null: the list was read to its end. */
  next: PagePlace | null
  /** Id of the last record read of that page, where it was read in part. */
  past?: string
  /** How many items the list gave. */
  read: number
  /** What pages that need not be asked for again did not give. */
  troubles: LiveTrouble[]
}
export type PagePlace = Readonly<Record<string, string>>

/** What a killed run left of an account. */
export interface ResumePoint {
  places: ReadonlyMap<string, ListPlace>
  /** Uris of the media that were listed. */
  listed: Iterable<string>
}

/** What a network did not give. After `expired` and `rate-limit` nothing more comes. */
export interface LiveTrouble {
  kind: TroubleKind
  /** The part of the account that is missing. */
  what: LivePart
}

/** `permission`: the person withheld it. `expired`: log in again. `rate-limit`: the network wants less for hours. */
export type TroubleKind = 'expired' | 'permission' | 'rate-limit' | 'failed'
export type LivePart = 'posts' | 'albums' | 'photos' | 'pages' | 'media'

export interface LiveOptions {
  http: Http
  graphUrl: string
  token: string
  /** Seconds since 1970; what lies outside was not asked for, and no line says that it is there. */
  since?: number
  until?: number
  /** Of the book: an album of many years stands in its months. Default Asia/Taipei. */
  timeZone?: string
  /** Waits so many milliseconds: the network is asked again after that. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>
  signal?: AbortSignal
  /** How many items came so far. */
  onProgress?: (read: number) => void
  /** The network wants less, and is asked again later; false: it answers again. */
  onWait?: (isWaiting: boolean) => void
  /** Goes on from there; without it everything is read. */
  resumeFrom?: ResumePoint
}

/** Names that stand in `origin.archive` of what came from a network. */
export const liveArchives = { facebook: 'facebook.com', instagram: 'instagram.com' } as const

export function emptyBatch(): LiveBatch {
  return {
    items: [],
    lines: [],
    troubles: [],
    addresses: new Map(),
    from: new Map(),
    places: new Map(),
  }
}

export function isWithin(time: number, { since, until }: Pick<LiveOptions, 'since' | 'until'>): boolean {
  return (since === undefined || time >= since) && (until === undefined || time <= until)
}
