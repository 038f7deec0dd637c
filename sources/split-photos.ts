import type { Media } from '#domain/books/item'
import { emptyRecord, type ParsedRecord } from './parsed-record.ts'

/** Photos and videos of one item: what is read, written, locked and set at once stays bounded by it. Albums of networks end at a thousand. */
export const MOST_MEDIA_OF_ITEM = 1_000

/** A record that names more photos becomes several of the same moment; the words stand with the first. */
export function splitPhotos(parsed: ParsedRecord): ParsedRecord[] {
  if (parsed.media.length <= MOST_MEDIA_OF_ITEM) return [parsed]
  const { time, album, draft, origin } = parsed
  const rest = (media: Media[]): ParsedRecord => ({
    ...emptyRecord('photos', origin),
    time,
    draft,
    media,
    ...(album !== undefined && { album }),
  })
  const parts: Media[][] = []
  for (let at = 0; at < parsed.media.length; at += MOST_MEDIA_OF_ITEM)
    parts.push(parsed.media.slice(at, at + MOST_MEDIA_OF_ITEM))
  const [first = [], ...others] = parts
  return [{ ...parsed, media: first }, ...others.map(rest)]
}
