import type { ItemKind, Origin } from '#domain/books/item'
import { type Found, findNothing } from '../found.ts'
import { asFields, asList, asText } from '../lenient-json.ts'
import { readLabelValues } from '../read-label-values.ts'
import { addMedia, putUpAt } from '../read-media.ts'
import { asTime } from '../read-time.ts'

/**
 * A record of `posts_N.json`, stories, reels, archived posts (social formats 2): `{media, title?, creation_timestamp?}` or a
 * media object by itself. A post of one photo has its words and its time at the photo.
 */
export function readInstagramPost(record: unknown, kind: ItemKind, origin: Origin): Found[] {
  const fields = asFields(record)
  if (fields.label_values !== undefined) return [readLabelValues(fields, kind, 'title', origin)]
  const found = findNothing(kind, origin)
  const media = fields.uri === undefined ? asList(fields.media) : [fields]
  for (const each of media) addMedia(found, each, 'title')
  found.text = asText(fields.title) || found.media[0]?.caption || ''
  const times = [asTime(fields.creation_timestamp), asTime(fields.timestamp), ...media.map(putUpAt)]
  found.time = times.find(time => time !== undefined) ?? found.media[0]?.time
  return [found]
}
