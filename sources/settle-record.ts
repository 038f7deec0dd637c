import type { Item, Source } from '#domain/books/item'
import type { Outcome, ReceiptLine, ReceiptReason } from '#domain/books/receipt'
import { comparable } from './clean-text.ts'
import { identifyItem } from './identify.ts'
import type { ParsedRecord } from './parsed-record.ts'

export interface Settled {
  item?: Item
  lines: ReceiptLine[]
  /** Photos, videos and other files that the record refers to. */
  photos: number
}

/** Makes an item of what a record says, or the lines of the receipt that say why not. */
export function settleRecord(parsed: ParsedRecord, source: Source): Settled {
  const photos = parsed.media.length + parsed.otherFiles.length
  const lines = parsed.otherFiles.map(uri => photoLine(parsed, uri, 'filtered', 'not-a-picture'))
  const end = (outcome: Outcome, reason: ReceiptReason): Settled => {
    for (const { uri } of parsed.media) lines.push(photoLine(parsed, uri, outcome, reason))
    const id = identifyItem(source, parsed.time ?? 0, parsed.title, wordsOf(parsed), parsed.media[0])
    return { lines: [{ what: 'item', outcome, reason, id, origin: parsed.origin }, ...lines], photos }
  }
  if (parsed.draft) return end('filtered', 'draft')
  if (!isPrintable(parsed)) return end('filtered', 'empty-record')
  if (parsed.time === undefined) return end('unreadable', 'broken-record')
  dropRepeatedCaptions(parsed)
  return { item: itemOf(parsed, parsed.time, source), lines, photos }
}

function isPrintable(parsed: ParsedRecord): boolean {
  const { text, title, media, place, links, event, poll, quote } = parsed
  return Boolean(text || title || media.length || place || links.length || event || poll || quote)
}

/** What tells an item from another of the same second, where it has no words of its own. */
function wordsOf(parsed: ParsedRecord): string {
  const { text, quote, links, poll, place } = parsed
  return text || quote?.text || links[0]?.url || poll?.question || place?.name || ''
}

/** Exports repeat a post's words at each of its photos: they are printed once. */
function dropRepeatedCaptions(parsed: ParsedRecord): void {
  if (parsed.media.every(({ caption }) => caption === undefined)) return
  const printed = new Set([comparable(parsed.text), comparable(parsed.title)])
  for (const media of parsed.media) {
    if (media.caption === undefined) continue
    const caption = comparable(media.caption)
    if (printed.has(caption)) delete media.caption
    else printed.add(caption)
  }
}

function itemOf(parsed: ParsedRecord, time: number, source: Source): Item {
  const { kind, title, text, media, links, place, event, poll, quote, album, origin } = parsed
  return {
    id: identifyItem(source, time, title, wordsOf(parsed), media[0]),
    source,
    kind,
    time,
    ...(title && { title }),
    text,
    media,
    ...(place && { place }),
    people: parsed.people,
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

function photoLine(parsed: ParsedRecord, uri: string, outcome: Outcome, reason: ReceiptReason): ReceiptLine {
  return { what: 'photo', outcome, reason, id: uri, origin: parsed.origin }
}
