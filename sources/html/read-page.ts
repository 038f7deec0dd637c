import type { ItemKind, Origin } from '#domain/books/item'
import { emptyRecord, type ParsedRecord } from '../parsed-record.ts'
import { type Element, elementsIn, hasClass, headingOf, textOf } from './elements.ts'
import { parseHtml } from './parse-html.ts'
import { type Heading, readRecord } from './read-record.ts'
import { recordsOf } from './records-of.ts'

/**
 * Reads a page of an HTML export: a list of records, each a heading, a content and, at its foot, a date in the account's
 * language. A heading about the activity is not read. `timeZone` is that of the dates. What is nested too deep
 * gives a record that says so, with nothing in it.
 */
export function readPage(
  html: string,
  kind: ItemKind,
  origin: Origin,
  timeZone: string,
  heading: Heading = 'activity',
): ParsedRecord[] {
  const { document, cut } = parseHtml(html)
  const elements = recordsOf(document, timeZone)
  const records = elements.map((element, index): ParsedRecord => {
    const at = { ...origin, index }
    if (cut.has(element)) return { ...emptyRecord(kind, at), tooDeep: true }
    return readRecord(element, kind === 'album' ? 'photos' : kind, at, timeZone, heading)
  })
  const cutOutside = cut.size > 0 && !elements.some(element => cut.has(element))
  if (cutOutside) records.push({ ...emptyRecord(kind, origin), tooDeep: true })
  if (kind !== 'album') return records
  const [whole, tooDeep] = [
    records.filter(record => !record.tooDeep),
    records.filter(record => record.tooDeep),
  ]
  return [albumOf(whole, titleOf(elementsIn(document)), origin), ...tooDeep]
}

function albumOf(photos: readonly ParsedRecord[], title: string, origin: Origin): ParsedRecord {
  const album = emptyRecord('album', origin)
  const texts: string[] = []
  album.title = title
  if (title !== '') album.album = title
  let first = Infinity
  for (const { media, otherFiles, text, time } of photos) {
    const [picture] = media
    if (picture && picture.caption === undefined && text !== '') picture.caption = text
    if (!picture && text !== '') texts.push(text)
    if (picture && time !== undefined) first = Math.min(first, time)
    for (const photo of media) album.media.push(photo)
    for (const file of otherFiles) album.otherFiles.push(file)
  }
  album.text = texts.join('\n\n')
  album.media.sort((a, b) => (a.time ?? Infinity) - (b.time ?? Infinity) || 0)
  album.time = first < Infinity ? first : photos.find(({ time }) => time !== undefined)?.time
  return album
}

/** The page's own heading: its marked one, else the first, else the title in its head. */
function titleOf(elements: readonly Element[]): string {
  const marked = elements.find(element => hasClass(element, '_a70e') || element.name === 'h1')
  const heading = marked ?? elements.find(element => element.name === 'title') ?? elements.find(headingOf)
  return heading ? textOf(heading) : ''
}
