import type { Item, Media } from '#domain/books/item'
import type { ReceiptLine, ReceiptReason } from '#domain/books/receipt'
import { isRemote } from '#sources/archive/media-path'
import { hasWords, keepPictures } from '#sources/pictures/keep-pictures'
import { isPicture, type Look, mediaKey } from '#sources/pictures/look-at-all'
import { type ImportedItems, isTouched } from './imported-items.ts'

export interface Settled {
  /** The items as they are now, by the id of their row, and whether they still wait for pictures. */
  items: Map<string, { item: Item; pending: boolean }>
  /** Rows of which nothing is left. */
  removed: string[]
  lines: ReceiptLine[]
  /** Photos and items that earlier lines called lost and that are there now. */
  found: { media: Media[]; items: Item[] }
  /** The items as they were, with their pictures: what lines about them hold. */
  examined: Item[]
}

/**
 * What becomes of items once their photos were looked at. `others` have pictures in common with them: of the same picture one
 * stays, wherever it is. A photo that is missing keeps its place in the item, for a part of the archive that comes later.
 */
export function settlePictures(
  importedItems: ImportedItems,
  ids: readonly string[],
  others: readonly string[],
  looks: ReadonlyMap<string, Look>,
): Settled {
  const lookOf = (media: Media): Look | undefined =>
    media.picture ?? (media.kind === 'photo' ? asSeen(looks.get(mediaKey(media))) : undefined)
  const rows = new Map(
    [...ids, ...others].flatMap(id => {
      const row = importedItems.get(id)
      return row ? [[id, row] as const] : []
    }),
  )
  const before = [...rows.values()].map(row => row.original)
  const aside = new Set([...rows.values()].filter(row => !row.chosen || row.deleted).map(row => row.original))
  const result = keepPictures(before, lookOf, item => !aside.has(item))
  const now = new Map(result.items.map(item => [item.id, item]))
  const settled: Settled = {
    items: new Map(),
    removed: [],
    lines: result.receipt.filter(line => line.what === 'photo'),
    found: { media: [], items: [] },
    examined: before.map(item => ({ ...item, media: item.media.map(media => filled(media, lookOf(media))) })),
  }
  const fates = new Map(result.receipt.filter(line => line.what === 'item').map(line => [line.id, line]))
  for (const [id, row] of rows) {
    const item = now.get(id) ?? { ...row.original, media: [] }
    const losses = row.original.media.flatMap(media => lossOf(media, looks.get(mediaKey(media))))
    for (const line of losses) settled.lines.push(line)
    for (const media of row.original.media)
      if (isFound(media, looks.get(mediaKey(media)))) settled.found.media.push(media)
    const fate = fates.get(id)
    if (fate && !isTouched(row)) {
      settled.lines.push(fate)
      settled.removed.push(id)
      // this end, and no loss that was told before its photos came
      settled.found.items.push(row.original)
      continue
    }
    const waits = row.pending && !isPrintable(item)
    const [loss] = losses
    if (waits && loss) settled.lines.push({ ...loss, what: 'item', id, origin: row.original.origin })
    else settled.found.items.push(row.original)
    settled.items.set(id, { item, pending: waits })
  }
  return settled
}

const asSeen = (look: Look | undefined) => (typeof look === 'string' ? undefined : look)

function filled(media: Media, look: Look | undefined): Media {
  return isPicture(look) ? { ...media, picture: look } : media
}

function isFound(media: Media, look: Look | undefined): boolean {
  return media.kind === 'photo' && !media.picture && look !== undefined && typeof look !== 'string'
}

function lossOf(media: Media, look: Look | undefined): ReceiptLine[] {
  if (media.picture || media.kind !== 'photo' || typeof look !== 'string') return []
  return [
    { what: 'photo', outcome: 'missing', reason: reasonOf(look, media), id: media.uri, origin: media.origin },
  ]
}

function reasonOf(look: Extract<Look, string>, { uri }: Media): ReceiptReason {
  if (look === 'over-quota') return look
  // where a photo is only an address, or a network's own, no other archive will have it
  return look === 'missing' && !isRemote(uri) ? 'file-missing' : 'not-in-archive-remote'
}

function isPrintable(item: Item): boolean {
  return hasWords(item) || item.media.some(media => media.picture || media.kind === 'video')
}
