import type { ItemKind, Origin } from '#domain/books/item'
import { asFields, asText } from '../lenient-json.ts'
import { emptyRecord, type ParsedRecord } from '../parsed-record.ts'
import { addMedia } from '../read-media.ts'
import { asTime, asWrittenTime } from '../read-time.ts'

const KINDS = new Map<string, ItemKind>([
  ['photos', 'post'],
  ['videos', 'post'],
  ['stories', 'story'],
  ['profile', 'photos'],
])

/** A record of `media.json`, the export of before 2021: `{caption, taken_at, path, location?}`. Private messages are no items. */
export function readMediaJson(record: unknown, list: string, origin: Origin): ParsedRecord[] {
  const kind = KINDS.get(list)
  if (!kind) return []
  const fields = asFields(record)
  const parsed = emptyRecord(kind, origin)
  const media_metadata = list === 'videos' ? { video_metadata: {} } : {}
  addMedia(parsed, { uri: fields.path, media_metadata }, 'title')
  const time = asWrittenTime(fields.taken_at) ?? asTime(fields.taken_at)
  for (const media of parsed.media) if (time !== undefined) media.time = time
  parsed.text = asText(fields.caption)
  parsed.time = time
  const place = asText(fields.location)
  if (place !== '') parsed.place = { name: place }
  return [parsed]
}

/** Photos that were posted together stand apart in `media.json`, with the same words and time: they are one post again. */
export function joinCarousels(parsed: readonly ParsedRecord[]): ParsedRecord[] {
  const posts = new Map<string, ParsedRecord>()
  return parsed.filter(record => {
    if (record.kind !== 'post' || record.time === undefined) return true
    const key = `${record.time}\n${record.text}`
    const first = posts.get(key)
    if (!first) {
      posts.set(key, record)
      return true
    }
    for (const media of record.media) first.media.push(media)
    for (const file of record.otherFiles) first.otherFiles.push(file)
    return false
  })
}
