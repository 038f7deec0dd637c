import { parseDocument } from 'htmlparser2'
import type { ItemKind, Origin } from '#domain/books/item'
import { emptyRecord, type ParsedRecord } from '../parsed-record.ts'
import { type Element, elementsIn, hasClass, headingOf, textOf } from './elements.ts'
import { readRecord } from './read-record.ts'
import { recordsOf } from './records-of.ts'

/**
 * Reads a page of an HTML export: a list of records, each a heading, a content and, at its foot, a date in the account's
 * language. The heading is a sentence about the activity and is not read. `timeZone` is that of the dates.
 */
export function readPage(html: string, kind: ItemKind, origin: Origin, timeZone: string): ParsedRecord[] {
  const document = parseDocument(html)
  const records = recordsOf(document, timeZone)
  const parsed = records.map((record, index) =>
    readRecord(record, kind === 'album' ? 'photos' : kind, { ...origin, index }, timeZone),
  )
  return kind === 'album' ? [albumOf(parsed, titleOf(elementsIn(document)), origin)] : parsed
}

function albumOf(photos: readonly ParsedRecord[], title: string, origin: Origin): ParsedRecord {
  const album = emptyRecord('album', origin)
  album.title = title
  if (title !== '') album.album = title
  const times: number[] = []
  for (const { media, otherFiles, text, time } of photos) {
    const [first] = media
    if (first && first.caption === undefined && text !== '') first.caption = text
    if (!first && text !== '') album.text = album.text === '' ? text : `${album.text}\n\n${text}`
    if (first && time !== undefined) times.push(time)
    album.media.push(...media)
    album.otherFiles.push(...otherFiles)
  }
  album.media.sort((a, b) => (a.time ?? Infinity) - (b.time ?? Infinity) || 0)
  album.time = times.length > 0 ? Math.min(...times) : photos.find(({ time }) => time !== undefined)?.time
  return album
}

/** The page's own heading: its marked one, else the first, else the title in its head. */
function titleOf(elements: readonly Element[]): string {
  const marked = elements.find(element => hasClass(element, '_a70e') || element.name === 'h1')
  const heading = marked ?? elements.find(element => element.name === 'title') ?? elements.find(headingOf)
  return heading ? textOf(heading) : ''
}
