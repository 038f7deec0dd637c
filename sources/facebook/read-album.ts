import type { Media, Origin } from '#domain/books/item'
import { type Found, findNothing } from '../found.ts'
import { asFields, asList, asText, type Fields } from '../lenient-json.ts'
import { addMedia, putUpAt } from '../read-media.ts'
import { choosePlace } from '../read-place.ts'
import { asTime } from '../read-time.ts'

const LONG_SECONDS = 2 * 365 * 24 * 3600

/**
 * `{name, photos: [media], cover_photo, description, last_modified_timestamp}` as one item, dated by the photo that was put up
 * first. An album of more than two years is one that Facebook keeps (all that came from the phone, all profile pictures): its
 * photos stand in the months in which they were put up.
 */
export function readAlbum(value: unknown, origin: Origin): Found[] {
  const albums = Array.isArray(value) ? value : [value]
  return albums.flatMap(album => byMonth(readOne(asFields(album), origin)))
}

interface Album {
  found: Found
  /** When each photo was put up. */
  times: Map<Media, number>
}

function readOne(fields: Fields, origin: Origin): Album {
  const found = findNothing('album', origin)
  const times = new Map<Media, number>()
  const add = (photo: unknown, at: Origin): void => {
    const media = addMedia(found, photo, 'description')
    const time = putUpAt(photo) ?? media?.time
    if (media) media.origin = at
    if (media && time !== undefined) times.set(media, time)
  }
  found.title = asText(fields.name)
  found.text = asText(fields.description)
  choosePlace(found, fields.place)
  for (const [index, photo] of asList(fields.photos).entries()) add(photo, { ...origin, index })
  const cover = asText(asFields(fields.cover_photo).uri)
  if (!found.media.some(media => media.uri === cover)) add(fields.cover_photo, origin)
  found.media.sort((a, b) => (times.get(a) ?? LAST) - (times.get(b) ?? LAST))
  const [first] = found.media
  found.time = (first && times.get(first)) ?? asTime(fields.last_modified_timestamp)
  if (found.title !== '') found.album = found.title
  if (found.media.length === 0 && found.text === '') found.title = ''
  return { found, times }
}

const LAST = Number.MAX_SAFE_INTEGER

function byMonth({ found, times }: Album): Found[] {
  const latest = Math.max(...times.values())
  if (found.time === undefined || latest - found.time <= LONG_SECONDS) return [found]
  const months = new Map<string, Found>()
  for (const media of found.media) {
    const time = times.get(media) ?? found.time
    const month = new Date(time * 1000).toISOString().slice(0, 7)
    const there = months.get(month) ?? monthOf(found, time)
    there.media.push(media)
    months.set(month, there)
  }
  const [first] = months.values()
  if (first) Object.assign(first, { text: found.text, otherFiles: found.otherFiles })
  return [...months.values()]
}

function monthOf({ origin, album }: Found, time: number): Found {
  return { ...findNothing('photos', origin), time, ...(album !== undefined && { album }) }
}
