import type { Media, Origin } from '#domain/books/item'
import { monthOf } from '#domain/time/civil-time'
import { asFields, asList, asText, type Fields } from '../lenient-json.ts'
import { emptyRecord, type ParsedRecord } from '../parsed-record.ts'
import { addMedia, putUpAt } from '../read-media.ts'
import { choosePlace } from '../read-place.ts'
import { asTime } from '../read-time.ts'

const LONG_SECONDS = 2 * 365 * 24 * 3600

/**
 * `{name, photos: [media], cover_photo, description, last_modified_timestamp}` as one item, dated by the photo that was put up
 * first. An album of more than two years is one that Facebook keeps (all that came from the phone, all profile pictures): its
 * photos stand in the months of `timeZone` in which they were put up.
 */
export function readAlbum(value: unknown, origin: Origin, timeZone: string): ParsedRecord[] {
  const albums = Array.isArray(value) ? value : [value]
  return albums.flatMap(album => byMonth(readOne(asFields(album), origin), timeZone))
}

interface Album {
  parsed: ParsedRecord
  /** When each photo was put up. */
  times: Map<Media, number>
}

function readOne(fields: Fields, origin: Origin): Album {
  const parsed = emptyRecord('album', origin)
  const times = new Map<Media, number>()
  const add = (photo: unknown, at: Origin): void => {
    const media = addMedia(parsed, photo, 'description')
    const time = putUpAt(photo) ?? media?.time
    if (media) media.origin = at
    if (media && time !== undefined) times.set(media, time)
  }
  parsed.title = asText(fields.name)
  parsed.text = asText(fields.description)
  choosePlace(parsed, fields.place)
  for (const [index, photo] of asList(fields.photos).entries()) add(photo, { ...origin, index })
  const cover = asText(asFields(fields.cover_photo).uri)
  if (!parsed.media.some(media => media.uri === cover)) add(fields.cover_photo, origin)
  parsed.media.sort((a, b) => (times.get(a) ?? LAST) - (times.get(b) ?? LAST))
  const [first] = parsed.media
  parsed.time = (first && times.get(first)) ?? asTime(fields.last_modified_timestamp)
  if (parsed.title !== '') parsed.album = parsed.title
  if (parsed.media.length === 0 && parsed.text === '') parsed.title = ''
  return { parsed, times }
}

const LAST = Number.MAX_SAFE_INTEGER

function byMonth({ parsed, times }: Album, timeZone: string): ParsedRecord[] {
  const latest = [...times.values()].reduce((a, b) => Math.max(a, b), -Infinity)
  if (parsed.time === undefined || latest - parsed.time <= LONG_SECONDS) return [parsed]
  const months = new Map<string, ParsedRecord>()
  for (const media of parsed.media) {
    const time = times.get(media) ?? parsed.time
    const month = monthOf(time, timeZone)
    const monthAlbum = months.get(month) ?? albumOfMonth(parsed, time)
    monthAlbum.media.push(media)
    months.set(month, monthAlbum)
  }
  const [first] = months.values()
  if (first) Object.assign(first, { text: parsed.text, otherFiles: parsed.otherFiles })
  return [...months.values()]
}

function albumOfMonth({ origin, album }: ParsedRecord, time: number): ParsedRecord {
  return { ...emptyRecord('photos', origin), time, ...(album !== undefined && { album }) }
}
