import type { ItemKind, Origin } from '#domain/books/item'
import { asFields, asList, asText } from '../lenient-json.ts'
import { emptyRecord, type ParsedRecord } from '../parsed-record.ts'
import { readLabelValues } from '../read-label-values.ts'
import { addMedia, putUpAt } from '../read-media.ts'
import { asTime } from '../read-time.ts'

/**
 * A record of `posts_N.json`, stories, reels, archived posts (social formats 2): `{media, title?, creation_timestamp?}` or a
 * media object by itself. A post of one photo has its words and its time at the photo.
 */
export function readInstagramPost(record: unknown, kind: ItemKind, origin: Origin): ParsedRecord[] {
  const fields = asFields(record)
  if (fields.label_values !== undefined) return [readLabelValues(fields, kind, 'title', origin)]
  const parsed = emptyRecord(kind, origin)
  const media = fields.uri === undefined ? asList(fields.media) : [fields]
  for (const entry of media) addMedia(parsed, entry, 'title')
  parsed.text = asText(fields.title) || parsed.media[0]?.caption || ''
  const times = [asTime(fields.creation_timestamp), asTime(fields.timestamp), ...media.map(putUpAt)]
  parsed.time = times.find(time => time !== undefined) ?? parsed.media[0]?.time
  return [parsed]
}
