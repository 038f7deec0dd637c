import { createHash } from 'node:crypto'
import type { Item, Media } from '#domain/books/item'
import type { ReceiptLine, ReceiptReason } from '#domain/books/receipt'
import { placeOf, thingOf } from './account-lines.ts'
import type { receiptLines } from './schema.ts'

export type LineRow = typeof receiptLines.$inferInsert

/** Rows of the receipt. Their ids follow from what they say, so that the same line written twice is one row. */
export function receiptRows(
  lines: readonly ReceiptLine[],
  { bid, importId }: { bid: string; importId: string },
  items: readonly Item[],
): LineRow[] {
  const byThing = new Map(
    items.map(item => [thingOf({ what: 'item', id: item.id, origin: item.origin }), item]),
  )
  const times = new Map<string, number>()
  return lines.flatMap(line => {
    const { what, outcome, reason, origin, of } = line
    if (outcome === 'placed' || reason === undefined) return []
    const key = `${outcome}\n${reason}\n${what}\n${thingOf(line)}`
    const time = times.get(key) ?? 0
    times.set(key, time + 1)
    const item = what === 'item' ? byThing.get(thingOf(line)) : undefined
    return {
      lineId: lineIdOf(bid, { ...line, outcome, reason }, time),
      bid,
      importId,
      what,
      outcome,
      reason,
      name: item ? nameOf(item) : fileName(what === 'photo' ? line.id : origin.path),
      origin: placeOf(origin),
      of: of ? placeOf(of) : null,
      held: outcome === 'duplicate' && item ? item : null,
      taken: false,
    }
  })
}

export function lineIdOf(
  bid: string,
  line: Pick<ReceiptLine, 'what' | 'id' | 'origin' | 'outcome'> & { reason: ReceiptReason },
  time = 0,
): string {
  const identity = [bid, line.outcome, line.reason, line.what, thingOf(line), time].join('\n')
  return createHash('sha256').update(identity).digest('hex').slice(0, 32)
}

/** Ids that lines about a photo would have, for each of these ends. */
export function photoLines(
  bid: string,
  { uri, origin }: Pick<Media, 'uri' | 'origin'>,
  ends: readonly End[],
): string[] {
  return ends.map(end => lineIdOf(bid, { what: 'photo', id: uri, origin, ...end }))
}

interface End {
  outcome: ReceiptLine['outcome']
  reason: ReceiptReason
}

export const copies: readonly End[] = [
  { outcome: 'duplicate', reason: 'same-photo' },
  { outcome: 'duplicate', reason: 'album-photo-of-post' },
]

/** What another archive, or another login, may mend. */
export const losses: readonly End[] = [
  { outcome: 'missing', reason: 'file-missing' },
  { outcome: 'missing', reason: 'not-in-archive-remote' },
  { outcome: 'missing', reason: 'over-quota' },
  { outcome: 'unreadable', reason: 'broken-picture' },
  { outcome: 'unreadable', reason: 'picture-too-large' },
  { outcome: 'unreadable', reason: 'not-a-picture' },
  { outcome: 'unreadable', reason: 'unsupported-picture' },
]

/** The first words of an item; the name of its first picture where it has none. */
function nameOf({ title, album, text, media, origin }: Item): string {
  const words = (title || text || album || '').replace(/\s+/gu, ' ').trim()
  if (words === '') return fileName(media[0]?.uri ?? origin.path)
  const characters = [...words]
  return characters.length > mostCharacters ? `${characters.slice(0, mostCharacters).join('')}…` : words
}

/** What a line calls a file. */
export function fileName(path: string): string {
  const plain = path.replace(/[?#].*$/, '')
  return plain.slice(plain.lastIndexOf('/') + 1).slice(0, 200) || plain.slice(0, 200)
}

const mostCharacters = 40
