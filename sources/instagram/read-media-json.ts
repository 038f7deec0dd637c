import type { ItemKind, Origin } from '#domain/books/item'
import { type Found, findNothing } from '../found.ts'
import { asFields, asText } from '../lenient-json.ts'
import { addMedia } from '../read-media.ts'
import { asTime, asWrittenTime } from '../read-time.ts'

const KINDS = new Map<string, ItemKind>([
  ['photos', 'post'],
  ['videos', 'post'],
  ['stories', 'story'],
  ['profile', 'photos'],
])

/** A record of `media.json`, the export of before 2021: `{caption, taken_at, path, location?}`. Private messages are no items. */
export function readMediaJson(record: unknown, list: string, origin: Origin): Found[] {
  const kind = KINDS.get(list)
  if (!kind) return []
  const fields = asFields(record)
  const found = findNothing(kind, origin)
  const media_metadata = list === 'videos' ? { video_metadata: {} } : {}
  addMedia(found, { uri: fields.path, media_metadata }, 'title')
  const time = asWrittenTime(fields.taken_at) ?? asTime(fields.taken_at)
  for (const media of found.media) if (time !== undefined) media.time = time
  found.text = asText(fields.caption)
  found.time = time
  const place = asText(fields.location)
  if (place !== '') found.place = { name: place }
  return [found]
}

/** Photos that were posted together stand apart in `media.json`, with the same words and time: they are one post again. */
export function joinCarousels(found: readonly Found[]): Found[] {
  const posts = new Map<string, Found>()
  return found.filter(one => {
    if (one.kind !== 'post' || one.time === undefined) return true
    const key = `${one.time}\n${one.text}`
    const first = posts.get(key)
    if (!first) {
      posts.set(key, one)
      return true
    }
    first.media.push(...one.media)
    first.otherFiles.push(...one.otherFiles)
    return false
  })
}
