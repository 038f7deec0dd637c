import type { Media } from '#domain/books/item'
import { asFields, asList, asText, type Fields } from './lenient-json.ts'
import { mediaKind } from './media-kind.ts'
import type { ParsedRecord } from './parsed-record.ts'
import { asTime, asWrittenTime } from './read-time.ts'

/**
 * Reads one media object of a Facebook or Instagram export (`{uri, creation_timestamp, title, description, media_metadata}`)
 * into `found`. `captionKey` is where the words are: Facebook's `title` is the name of an album, Instagram's the caption.
 */
export function addMedia(
  parsed: ParsedRecord,
  value: unknown,
  captionKey: 'title' | 'description',
): Media | undefined {
  const fields = asFields(value)
  const uri = asText(fields.uri)
  if (uri === '') return undefined
  const metadata = asFields(fields.media_metadata)
  const kind = mediaKind(uri, metadata.video_metadata !== undefined)
  if (kind === 'subtitles') return undefined
  if (kind === 'other') {
    parsed.otherFiles.push(uri)
    return undefined
  }
  const media: Media = { kind, uri, origin: parsed.origin }
  const caption = asText(fields[captionKey])
  if (caption !== '') media.caption = caption
  const time = takenAt(metadata) ?? asTime(fields.creation_timestamp)
  if (time !== undefined) media.time = time
  parsed.media.push(media)
  return media
}

/** When a media object was put up; not when it was taken, which a camera's clock may have wrong. */
export function putUpAt(value: unknown): number | undefined {
  return asTime(asFields(value).creation_timestamp)
}

function takenAt(metadata: Fields): number | undefined {
  for (const part of [metadata.photo_metadata, metadata.video_metadata]) {
    for (const exif of asList(asFields(part).exif_data)) {
      const { taken_timestamp, date_time_original } = asFields(exif)
      const time = asTime(taken_timestamp) ?? asWrittenTime(date_time_original)
      if (time !== undefined) return time
    }
  }
  return undefined
}
