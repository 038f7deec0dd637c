import type { Item } from '#domain/item'
import type { ReceiptLine } from '#domain/receipt'
import type { Http } from './http.ts'

/** What a network gave at a time. */
export interface LiveBatch {
  items: Item[]
  /** Records that became no item, and why. */
  lines: ReceiptLine[]
  troubles: LiveTrouble[]
  /** Where the bytes of each media are for some hours, by its uri. The uri itself stays the same for good. */
  addresses: Map<string, string>
  /** Name of the page that an item came from, by its id. */
  from: Map<string, string>
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
  /** Waits so many milliseconds: the network is asked again after that. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>
  signal?: AbortSignal
  /** How many items came so far. */
  onProgress?: (read: number) => void
}

/** Names that stand in `origin.archive` of what came from a network. */
export const liveArchives = { facebook: 'facebook.com', instagram: 'instagram.com' } as const

export function emptyBatch(): LiveBatch {
  return { items: [], lines: [], troubles: [], addresses: new Map(), from: new Map() }
}

export function isWithin(time: number, { since, until }: Pick<LiveOptions, 'since' | 'until'>): boolean {
  return (since === undefined || time >= since) && (until === undefined || time <= until)
}
