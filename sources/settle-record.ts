import type { Item, Source } from '#domain/books/item'
import type { Outcome, ReceiptLine, ReceiptReason } from '#domain/books/receipt'
import { comparable } from './clean-text.ts'
import type { Found } from './found.ts'
import { identifyItem } from './identify.ts'

export interface Settled {
  item?: Item
  lines: ReceiptLine[]
  /** Photos, videos and other files that the record refers to. */
  photos: number
}

/** Makes an item of what a record says, or the lines of the receipt that say why not. */
export function settleRecord(found: Found, source: Source): Settled {
  const photos = found.media.length + found.otherFiles.length
  const lines = found.otherFiles.map(uri => photoLine(found, uri, 'filtered', 'not-a-picture'))
  const end = (outcome: Outcome, reason: ReceiptReason): Settled => {
    for (const { uri } of found.media) lines.push(photoLine(found, uri, outcome, reason))
    const id = identifyItem(source, found.time ?? 0, found.title, wordsOf(found), found.media[0])
    return { lines: [{ what: 'item', outcome, reason, id, origin: found.origin }, ...lines], photos }
  }
  if (found.draft) return end('filtered', 'draft')
  if (!isPrintable(found)) return end('filtered', 'empty-record')
  if (found.time === undefined) return end('unreadable', 'broken-record')
  dropRepeatedCaptions(found)
  return { item: itemOf(found, found.time, source), lines, photos }
}

function isPrintable(found: Found): boolean {
  const { text, title, media, place, links, event, poll, quote } = found
  return Boolean(text || title || media.length || place || links.length || event || poll || quote)
}

/** What tells an item from another of the same second, where it has no words of its own. */
function wordsOf(found: Found): string {
  const { text, quote, links, poll, place } = found
  return text || quote?.text || links[0]?.url || poll?.question || place?.name || ''
}

/** Exports repeat a post's words at each of its photos: they are printed once. */
function dropRepeatedCaptions(found: Found): void {
  if (found.media.every(({ caption }) => caption === undefined)) return
  const printed = new Set([comparable(found.text), comparable(found.title)])
  for (const media of found.media) {
    if (media.caption === undefined) continue
    const caption = comparable(media.caption)
    if (printed.has(caption)) delete media.caption
    else printed.add(caption)
  }
}

function itemOf(found: Found, time: number, source: Source): Item {
  const { kind, title, text, media, links, place, event, poll, quote, album, origin } = found
  return {
    id: identifyItem(source, time, title, wordsOf(found), media[0]),
    source,
    kind,
    time,
    ...(title && { title }),
    text,
    media,
    ...(place && { place }),
    people: found.people,
    links: distinctLinks(links),
    ...(event && { event }),
    ...(poll && { poll }),
    ...(quote && { quote }),
    ...(album && { album }),
    origin,
  }
}

function distinctLinks(links: Item['links']): Item['links'] {
  return [...new Map(links.map(link => [link.url, link])).values()]
}

function photoLine(found: Found, uri: string, outcome: Outcome, reason: ReceiptReason): ReceiptLine {
  return { what: 'photo', outcome, reason, id: uri, origin: found.origin }
}
