import { ALBUMS } from './corpus/albums.ts'
import { ENTRIES } from './corpus/entries.ts'
import type { AlbumEntry, Entry } from './corpus/entry.ts'
import { OWNER, PEOPLE, type PersonKey } from './corpus/people.ts'
import { PLACES, type PlaceKey } from './corpus/places.ts'
import type { Life, LifeAlbum, LifePerson, LifePlace, LifePost } from './life.ts'
import { hashText, type Random, randomFrom } from './random.ts'
import { readPics, takePicture } from './take-picture.ts'

/** The whole life of a seed: the corpus in order of time, with the seed's own seconds, pictures and paper sizes. */
export function planLife(seed: string): Life {
  const posts = ENTRIES.map((entry, i) => planPost(entry, `p${i + 1}`, seed))
  const albums = ALBUMS.map((album, i) => planAlbum(album, `a${i + 1}`, seed))
  return {
    owner: OWNER,
    posts: posts.sort((a, b) => a.at - b.at),
    albums: albums.sort((a, b) => a.at - b.at),
  }
}

function planPost(entry: Entry, id: string, seed: string): LifePost {
  const random = randomFrom(`${seed}|${entry.at}|${entry.text ?? ''}`)
  const at = taipeiSeconds(entry.at) + random.int(0, 59)
  const on = entry.on ?? 'fb'
  const place = entry.place && placeOf(entry.place)
  const scenes = readPics(entry.pics ?? '')
  return {
    id,
    at,
    text: entry.text ?? '',
    media: scenes.map((scene, i) => ({
      ...takePicture(
        scene,
        `${id}-${i + 1}`,
        at - (scenes.length - i) * 47,
        `${seed}|${entry.at}|${i}`,
        random,
        {
          alone: scenes.length === 1,
          video: entry.video === true && i === 0,
          gif: entry.gif === true && i === 0,
        },
      ),
      caption: entry.captions?.[i] ?? '',
      ...(on === 'both' ? { shared: true } : {}),
      ...(place && random.chance(0.8) ? { place: nearby(place, random) } : {}),
    })),
    facebook: on !== 'ig',
    instagram: on !== 'fb',
    tags: (entry.with ?? []).map(personOf),
    ...(place ? { place } : {}),
    ...(entry.link
      ? { link: { source: new URL(entry.link.url).hostname.replace(/^www\./, ''), ...entry.link } }
      : {}),
    ...(entry.quote ? { quote: entry.quote } : {}),
    ...(entry.life ? { lifeEvent: { title: entry.life.title, text: entry.life.text ?? '' } } : {}),
    ...(entry.event
      ? { event: { name: entry.event.name, from: at, until: taipeiSeconds(entry.event.until) } }
      : {}),
    ...(entry.note ? { note: entry.note } : {}),
    ...(entry.poll ? { poll: entry.poll } : {}),
  }
}

function planAlbum(album: AlbumEntry, id: string, seed: string): LifeAlbum {
  const random = randomFrom(`${seed}|${album.at}|${album.name}`)
  const at = taipeiSeconds(album.at)
  const place = album.place && placeOf(album.place)
  const scenes = readPics(album.pics)
  return {
    name: album.name,
    text: album.text,
    at,
    ...(place ? { place } : {}),
    media: scenes.map((scene, i) => ({
      ...takePicture(
        scene,
        `${id}-${i + 1}`,
        at + i * random.int(240, 900),
        `${seed}|${album.at}|${i}`,
        random,
        { alone: false, video: false, gif: false },
      ),
      caption: album.captions?.[i] ?? '',
      ...(place && random.chance(0.6) ? { place: nearby(place, random) } : {}),
    })),
  }
}

/** `2019-02-04 21:30` in Taipei, which has kept UTC+8 without summer time since 1980. */
export function taipeiSeconds(local: string): number {
  return Date.parse(`${local.replace(' ', 'T')}:00+08:00`) / 1000
}

/** Mentions in a text are `@{key}`; each site writes them its own way. */
export function writeMentions(text: string, write: (person: LifePerson) => string): string {
  return text.replace(/@\{(\w+)\}/g, (whole, key: string) => (isPerson(key) ? write(personOf(key)) : whole))
}

const isPerson = (key: string): key is PersonKey => Object.hasOwn(PEOPLE, key)

function personOf(key: PersonKey): LifePerson {
  return { ...PEOPLE[key], id: `1000${String(hashText(key)).padStart(11, '0')}` }
}

function placeOf(key: PlaceKey): LifePlace {
  const [name, latitude, longitude] = PLACES[key]
  return { name, latitude, longitude }
}

function nearby(place: LifePlace, random: Random): LifePlace {
  const shift = () => Math.round(random.range(-0.002, 0.002) * 1e6) / 1e6
  return { name: place.name, latitude: place.latitude + shift(), longitude: place.longitude + shift() }
}
