import type { Origin } from '#domain/item'
import { type Found, findNothing } from '../found.ts'
import { asFields, asList, asText } from '../lenient-json.ts'
import { addMedia, putUpAt } from '../read-media.ts'
import { asTime } from '../read-time.ts'
import { choosePlace } from './read-place.ts'

/** `{name, photos: [media], cover_photo, description, last_modified_timestamp}`; dated by the photo that was put up first. */
export function readAlbum(value: unknown, origin: Origin): Found[] {
  const albums = Array.isArray(value) ? value : [value]
  return albums.map(album => readOne(asFields(album), origin))
}

function readOne(fields: ReturnType<typeof asFields>, origin: Origin): Found {
  const found = findNothing('album', origin)
  found.title = asText(fields.name)
  found.text = asText(fields.description)
  choosePlace(found, fields.place)
  const times = new Map<string, number>()
  asList(fields.photos).forEach((photo, index) => {
    const media = addMedia(found, photo, 'description')
    if (!media) return
    media.origin = { ...origin, index }
    const time = putUpAt(photo) ?? media.time
    if (time !== undefined) times.set(media.uri, time)
  })
  const cover = asText(asFields(fields.cover_photo).uri)
  if (!found.media.some(media => media.uri === cover)) addMedia(found, fields.cover_photo, 'description')
  found.media.sort((a, b) => (times.get(a.uri) ?? Infinity) - (times.get(b.uri) ?? Infinity) || 0)
  found.time = found.media.length > 0 ? times.get(found.media[0]?.uri ?? '') : undefined
  found.time ??= asTime(fields.last_modified_timestamp)
  if (found.title !== '') found.album = found.title
  if (found.media.length === 0 && found.text === '') found.title = ''
  return found
}
