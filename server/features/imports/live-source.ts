import type { Item, Media } from '#domain/item'
import type { ReceiptLine } from '#domain/receipt'
import { ArchiveError } from '#sources/archive/archive-error'
import { fetchPicture } from '#sources/live/fetch-picture'
import { type LiveBatch, liveArchives } from '#sources/live/live'
import { mergeItems } from '#sources/merge-items'
import type { Batch, HistorySource, Trouble } from './history-source.ts'

export interface LiveAccount {
  network: Trouble['network']
  read(): AsyncIterable<LiveBatch>
  /** The network wants a new login. */
  onExpired(): Promise<void>
}

/** Accounts of a network as a source. Pictures are fetched while the addresses that came with them are good. */
export function liveSource(accounts: readonly LiveAccount[], trusted: readonly string[]): HistorySource {
  const addresses = new Map<string, string>()
  return {
    beside: 8,
    async *batches() {
      for (const { network, read, onExpired } of accounts) {
        let gathered = nothing()
        for await (const batch of read()) {
          gathered.items.push(...batch.items)
          gathered.lines.push(...batch.lines)
          gathered.troubles.push(...batch.troubles.map(trouble => ({ network, ...trouble })))
          for (const [uri, address] of batch.addresses) addresses.set(uri, address)
          for (const [id, name] of batch.from) gathered.from.set(id, name)
          if (batch.troubles.some(trouble => trouble.kind === 'expired')) await onExpired()
          if (gathered.items.length < itemsAtOnce) continue
          yield merged(gathered)
          gathered = nothing()
        }
        yield merged(gathered)
      }
    },
    open: media => openLive(media, addresses, trusted),
    close: async () => undefined,
  }
}

interface Gathered {
  items: Item[]
  lines: ReceiptLine[]
  troubles: Trouble[]
  from: Map<string, string>
}

function nothing(): Gathered {
  return { items: [], lines: [], troubles: [], from: new Map() }
}

function merged({ items, lines, troubles, from }: Gathered): Batch {
  const one = mergeItems([], items)
  return { items: one.items, given: items, receipt: [...lines, ...one.lines], troubles, from }
}

async function openLive(
  media: Media,
  addresses: ReadonlyMap<string, string>,
  trusted: readonly string[],
): Promise<Buffer | 'missing' | 'remote'> {
  const address = addresses.get(media.uri)
  // of an archive's photo the network knows nothing
  if (address === undefined) return networks.has(media.origin.archive) ? 'remote' : 'missing'
  for (let tries = 1; ; tries += 1) {
    const bytes = await fetchPicture(address, { trusted })
    if (Buffer.isBuffer(bytes)) return bytes
    if (bytes.refused === 'too-large') throw new ArchiveError('file-too-large', media.uri)
    if (bytes.refused !== 'later' || tries === mostTries) return 'remote'
  }
}

const networks: ReadonlySet<string> = new Set(Object.values(liveArchives))
/** Items that are joined with the book together. */
const itemsAtOnce = 500
const mostTries = 3
