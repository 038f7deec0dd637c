import type { Item, Media } from '#domain/books/item'
import type { ReceiptLine } from '#domain/books/receipt'
import { ArchiveError } from '#sources/archive/archive-error'
import type { AskPicture } from '#sources/live/ask-picture'
import { fetchPicture } from '#sources/live/fetch-picture'
import { type ListPlace, type LiveBatch, liveArchives, type ResumePoint } from '#sources/live/live'
import { mergeItems } from '#sources/merge-items'
import type { Batch, HistorySource, Trouble } from './history-source.ts'
import { keepPlace, type PictureAddress, type Read, type ReadingPlace } from './reading-place.ts'

export interface LiveAccount {
  network: Trouble['network']
  subject: string
  /** Reads on from what was kept. */
  read(place: ResumePoint): AsyncIterable<LiveBatch>
  askPicture: AskPicture
  /** The network wants a new login. */
  onExpired(): Promise<void>
  /** Whether it may be read still: whose it is may have unlinked it meanwhile. */
  isLinked(): Promise<boolean>
}

/**
 * Accounts of a network as a source, from the place of a run that was killed. Pictures are fetched from the addresses that came
 * with them; one that ran out is asked for again.
 */
export function liveSource(
  importId: string,
  accounts: readonly LiveAccount[],
  place: ReadingPlace,
  trusted: readonly string[],
): HistorySource {
  const addresses = new Map<string, PictureAddress>(place.addresses)
  let isUnlinked = false
  const isOver = async (account: LiveAccount) => {
    const isGone = !(await account.isLinked())
    isUnlinked ||= isGone
    return isGone
  }
  return {
    beside: 8,
    async *batches() {
      for (const account of accounts) {
        const { network, subject, read, onExpired } = account
        const take = (gathered: Gathered): Batch => ({
          ...merged(gathered),
          keepPlace: tx => keepPlace(tx, importId, subject, gathered),
        })
        let gathered = nothing()
        for await (const batch of read(place.of(subject))) {
          gathered.portions += 1
          gathered.items.push(...batch.items)
          gathered.lines.push(...batch.lines)
          gathered.troubles.push(...batch.troubles.map(trouble => ({ network, ...trouble })))
          for (const [list, there] of batch.places) gathered.places.set(list, there)
          for (const [uri, address] of batch.addresses) {
            gathered.addresses.set(uri, address)
            addresses.set(uri, { subject, address })
          }
          for (const [id, name] of batch.from) gathered.from.set(id, name)
          if (batch.troubles.some(trouble => trouble.kind === 'expired')) await onExpired()
          if (await isOver(account)) break
          if (!isEnough(gathered)) continue
          yield take(gathered)
          gathered = nothing()
        }
        yield take(gathered)
      }
    },
    async open(media) {
      const { subject } = addresses.get(media.uri) ?? {}
      const account = accounts.find(other => other.subject === subject)
      if (account && (await isOver(account))) return 'remote'
      return openLive(media, { account, addresses, trusted })
    },
    cutShort: () => (isUnlinked ? 'unlinked' : undefined),
    close: async () => undefined,
  }
}

interface Gathered extends Read {
  portions: number
  items: Item[]
  lines: ReceiptLine[]
  troubles: Trouble[]
  from: Map<string, string>
  places: Map<string, ListPlace>
  addresses: Map<string, string | null>
}

function nothing(): Gathered {
  return {
    portions: 0,
    items: [],
    lines: [],
    troubles: [],
    from: new Map(),
    places: new Map(),
    addresses: new Map(),
  }
}

/** Whoever is killed asks for it again: not too much, for the sake of the calls; not too little, since each joins the whole book. */
function isEnough({ portions, items, addresses, places }: Gathered): boolean {
  if (portions >= portionsAtOnce || items.length >= itemsAtOnce || addresses.size >= mediaAtOnce) return true
  return items.length > 0 && [...places.values()].some(({ next }) => next === null)
}

function merged({ items, lines, troubles, from }: Gathered): Batch {
  const joined = mergeItems([], items)
  return { items: joined.items, given: items, receipt: [...lines, ...joined.lines], troubles, from }
}

interface Opening {
  /** Whose medium it is. */
  account: LiveAccount | undefined
  addresses: ReadonlyMap<string, PictureAddress>
  trusted: readonly string[]
}

async function openLive(
  { uri, origin }: Media,
  { account, addresses, trusted }: Opening,
): Promise<Buffer | 'missing' | 'remote'> {
  const { address = null } = addresses.get(uri) ?? {}
  // of an archive's photo the network knows nothing
  if (address === null) return networks.has(origin.archive) ? 'remote' : 'missing'
  const bytes = await fetchPatiently(address, uri, trusted)
  if (bytes !== 'gone') return bytes
  const fresh = await account?.askPicture(uri)
  const again = fresh === undefined ? 'gone' : await fetchPatiently(fresh, uri, trusted)
  return again === 'gone' ? 'remote' : again
}

async function fetchPatiently(
  address: string,
  uri: string,
  trusted: readonly string[],
): Promise<Buffer | 'gone' | 'remote'> {
  for (let tries = 1; ; tries += 1) {
    const bytes = await fetchPicture(address, { trusted })
    if (Buffer.isBuffer(bytes)) return bytes
    if (bytes.refused === 'too-large') throw new ArchiveError('file-too-large', uri)
    if (bytes.refused === 'gone') return 'gone'
    if (bytes.refused !== 'later' || tries === mostTries) return 'remote'
  }
}

const networks: ReadonlySet<string> = new Set(Object.values(liveArchives))
/** What is joined with the book together; a portion is a page of a list, or an album. */
const portionsAtOnce = 20
const itemsAtOnce = 500
const mediaAtOnce = 1000
const mostTries = 3
