import type { ItemKind, Origin } from '#domain/books/item'
import { comparable } from '../clean-text.ts'
import { asFields, asList, asText, type Fields } from '../lenient-json.ts'
import { emptyRecord, type ParsedRecord } from '../parsed-record.ts'
import { readLabelValues } from '../read-label-values.ts'
import { addMedia, putUpAt } from '../read-media.ts'
import { asTime } from '../read-time.ts'
import { addPeople } from './add-people.ts'
import { addAttachment } from './read-attachment.ts'

/**
 * A record of `your_posts`, of groups, stories or check-ins (social formats 1). Its `title` is a sentence about the activity
 * in the account's language, and is never read. Nothing is found in a comment, which is no item.
 */
export function readFacebookPost(record: unknown, kind: ItemKind, origin: Origin): ParsedRecord[] {
  const fields = asFields(record)
  if (fields.label_values !== undefined) return [readLabelValues(fields, kind, 'description', origin)]
  if (fields.uri !== undefined) return [readLooseMedia(fields, kind, origin)]
  const parsed = emptyRecord(kind, origin)
  const data = asList(fields.data).map(asFields)
  parsed.text = ownWords(data)
  const entries = [...attachmentEntries(fields)]
  const shares = entries.some(entry => entry.external_context !== undefined || entry.name !== undefined)
  for (const entry of entries) addAttachment(parsed, entry, shares)
  for (const media of asList(fields.media)) addMedia(parsed, media, 'description')
  addPeople(parsed, fields.tags)
  parsed.time ??=
    backdated(data) ?? asTime(fields.timestamp) ?? asTime(fields.creation_timestamp) ?? parsed.media[0]?.time
  if (isComment(parsed, data)) return []
  if (parsed.kind === 'post' && parsed.place && parsed.text === '' && parsed.media.length === 0)
    parsed.kind = 'check-in'
  return [parsed]
}

/** A photo or video that stands by itself: uncategorised photos, videos, old stories. */
function readLooseMedia(fields: Fields, kind: ItemKind, origin: Origin): ParsedRecord {
  const parsed = emptyRecord(kind === 'post' ? 'photos' : kind, origin)
  const media = addMedia(parsed, fields, 'description')
  parsed.time = putUpAt(fields) ?? asTime(fields.timestamp) ?? media?.time
  return parsed
}

function* attachmentEntries(fields: Fields): Generator<Fields> {
  for (const attachment of asList(fields.attachments)) {
    for (const entry of asList(asFields(attachment).data)) yield asFields(entry)
  }
}

function ownWords(data: readonly Fields[]): string {
  const texts = data.map(({ post }) => asText(post)).filter(text => text !== '')
  if (texts.length < 2) return texts[0] ?? ''
  return [...new Map(texts.map(text => [comparable(text), text])).values()].join('\n\n')
}

function backdated(data: readonly Fields[]): number | undefined {
  for (const { backdated_timestamp } of data) {
    const time = asTime(backdated_timestamp)
    if (time !== undefined) return time
  }
  return undefined
}

function isComment(parsed: ParsedRecord, data: readonly Fields[]): boolean {
  return data.some(entry => entry.comment !== undefined) && parsed.text === '' && parsed.media.length === 0
}
