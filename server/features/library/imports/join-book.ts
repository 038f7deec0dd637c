import { isDeepStrictEqual } from 'node:util'
import type { Item, Media } from '#domain/books/item'
import type { ReceiptLine } from '#domain/books/receipt'
import { isRemote } from '#sources/archive/media-path'
import { identifyMedia } from '#sources/identify'
import { mergeItems } from '#sources/merge-items'
import { hasWords } from '#sources/pictures/keep-pictures'
import { accountLines, thingOf } from './account-lines.ts'
import type { Batch } from './history-source.ts'
import { type ImportedItem, type ImportedItems, isTouched } from './imported-items.ts'
import type { TakenOut } from './taken-out.ts'

export interface Joined {
  /** New to the book, by the id of their row. */
  added: Map<string, Item>
  /** Other than before. */
  changed: Map<string, Item>
  /** Rows that are now part of another (its id), or of several (undefined). */
  removed: Map<string, string | undefined>
  /** About what is in the book otherwise. */
  lines: ReceiptLine[]
  /** What the batch said of itself, but for what the book has in the place of that which the batch kept. */
  receipt: ReceiptLine[]
}

/**
 * What a portion of history does to a book. A row keeps its id whatever it is joined with, so that edits, undo and addresses
 * stay with it; rows that a person touched never vanish without an heir.
 */
export function joinBook(
  importedItems: ImportedItems,
  { items: incoming, given, receipt }: Pick<Batch, 'items' | 'given' | 'receipt'>,
  takenOut: TakenOut,
): Joined {
  const existing = [...importedItems.values()].map(item => item.original)
  const isWhole = (item: Item) => !takenOut.hasLost(item)
  const merged =
    existing.length === 0 ? { items: [...incoming], lines: [] } : mergeItems(existing, incoming, isWhole)
  const knownPictures = picturesOf(existing)
  const fresh = remoteMedia(incoming)
  const copies = new Set(receipt.filter(line => line.outcome === 'duplicate'))
  const accounted = accountLines([...merged.lines, ...copies], existing, given)
  const left = new Set(accounted)
  const joined: Joined = {
    added: new Map(),
    changed: new Map(),
    removed: new Map(),
    lines: accounted.filter(line => !copies.has(line)),
    receipt: receipt.filter(line => !copies.has(line) || left.has(line)),
  }
  const alive = new Set<string>()
  for (const item of merged.items) {
    const rows = [item.id, ...(item.absorbed ?? [])].filter(id => importedItems.has(id))
    const heir = heirOf(item.id, rows, importedItems)
    for (const id of rows) {
      alive.add(id)
      if (id !== heir) joined.removed.set(id, heir)
    }
    const before = heir === undefined ? undefined : importedItems.get(heir)
    const own = new Set(before?.original.media.map(mediaThing))
    const media = item.media
      .filter(medium => medium.picture || own.has(mediaThing(medium)) || !takenOut.isCopy(medium))
      .map(medium => known(medium, item, knownPictures, fresh))
    const whole = { ...named(item, heir), media }
    if (!before) {
      if (media.length > 0 || item.media.length === 0 || hasWords(item)) joined.added.set(item.id, whole)
    } else if (heir !== undefined && !isDeepStrictEqual(whole, before.original))
      joined.changed.set(heir, whole)
  }
  for (const [id, row] of importedItems)
    if (!alive.has(id) && !isTouched(row)) joined.removed.set(id, undefined)
  return joined
}

function mediaThing({ uri, origin }: Media): string {
  return thingOf({ what: 'photo', id: uri, origin })
}

function heirOf(id: string, rows: readonly string[], importedItems: ImportedItems): string | undefined {
  const touched = (rowId: string) => isTouched(importedItems.get(rowId) ?? untouched)
  return rows.includes(id) && !rows.some(touched) ? id : (rows.find(touched) ?? rows[0])
}

const untouched: Pick<ImportedItem, 'edits' | 'chosen' | 'deleted'> = {
  edits: {},
  chosen: true,
  deleted: false,
}

function named(item: Item, id: string | undefined): Item {
  if (id === undefined || id === item.id) return item
  const absorbed = new Set([item.id, ...(item.absorbed ?? [])])
  absorbed.delete(id)
  return { ...item, id, absorbed: [...absorbed].sort() }
}

/** A medium that was looked at need not be again; a signed address that ran out gives way to the one just read. */
function known(
  media: Media,
  { source }: Item,
  knownPictures: ReadonlyMap<string, NonNullable<Media['picture']>>,
  fresh: ReadonlyMap<string, string>,
): Media {
  if (media.picture || media.kind !== 'photo') return media
  const key = identifyMedia(source, media.uri)
  const picture = knownPictures.get(key)
  if (picture) return { ...media, picture }
  const uri = isRemote(media.uri) ? fresh.get(key) : undefined
  return uri === undefined ? media : { ...media, uri }
}

function picturesOf(items: readonly Item[]): Map<string, NonNullable<Media['picture']>> {
  return new Map(
    items.flatMap(({ source, media }) =>
      media.flatMap(({ uri, picture }) => (picture ? [[identifyMedia(source, uri), picture] as const] : [])),
    ),
  )
}

function remoteMedia(items: readonly Item[]): Map<string, string> {
  return new Map(
    items.flatMap(({ source, media }) =>
      media.flatMap(({ uri }) => (isRemote(uri) ? [[identifyMedia(source, uri), uri] as const] : [])),
    ),
  )
}
