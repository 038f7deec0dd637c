import type { LifePlace } from '../../demo-life/life.ts'
import { hashText } from '../../demo-life/random.ts'
import type { SandboxRequest } from '../../http/sandbox-request.ts'
import type { Token } from '../grants.ts'
import type { Pictures } from '../pictures.ts'
import type { World } from '../world.ts'
import type { FacebookAlbum, FacebookPhoto } from './account.ts'
import { Edge } from './edge.ts'

/** Where picture addresses point, and whose pictures they are. */
export interface Wall {
  base: string
  person: string
  pictures: Pictures
}

/** The wall of whose token a call shows. */
export function wallOf({
  world,
  request,
  token,
}: {
  world: World
  request: SandboxRequest
  token: Token
}): Wall {
  return { base: request.base, person: token.grant.person.key, pictures: world.pictures }
}

export const SITE = 'https://www.facebook.com'

/** `2021-07-04T19:50:58+0000` */
export const graphTime = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000Z', '+0000')

export function presentPlace(place: LifePlace): Record<string, unknown> {
  const { name, latitude, longitude } = place
  return { id: `11${hashText(name)}`, name, location: { latitude, longitude } }
}

const EDGES = [0, 720, 480, 130]

export function presentPhoto(wall: Wall, photo: FacebookPhoto): Record<string, unknown> {
  const { media, album } = photo
  const copies = EDGES.map(edge => {
    const { src, width, height } = wall.pictures.copy(wall.base, wall.person, photo.life, media, edge)
    return { height, width, source: src }
  })
  const turn = hashText(photo.id) % copies.length
  return {
    id: photo.id,
    ...(photo.name ? { name: photo.name } : {}),
    created_time: graphTime(media.at),
    updated_time: graphTime(media.at),
    // In no order, as theirs.
    images: [...copies.slice(turn), ...copies.slice(0, turn)],
    width: copies[0]?.width,
    height: copies[0]?.height,
    picture: copies.at(-1)?.source,
    source: copies[1]?.source,
    ...(media.place ? { place: presentPlace(media.place) } : {}),
    ...(album ? { album: { created_time: graphTime(album.at), name: album.name, id: album.id } } : {}),
    link: `${SITE}/photo.php?fbid=${photo.id}`,
  }
}

export function presentAlbum(wall: Wall, album: FacebookAlbum): Record<string, unknown> {
  const last = album.photos.at(-1)
  return {
    id: album.id,
    name: album.name,
    created_time: graphTime(album.at),
    updated_time: graphTime(last?.media.at ?? album.at),
    count: album.photos.length,
    type: album.type,
    link: `${SITE}/album.php?fbid=${album.id}`,
    ...(album.text ? { description: album.text } : {}),
    ...(album.place ? { place: presentPlace(album.place), location: album.place.name } : {}),
    ...(album.photos[0]
      ? { cover_photo: { created_time: graphTime(album.at), id: album.photos[0].id } }
      : {}),
    photos: new Edge(
      `${album.id}/photos`,
      album.photos.map(photo => presentPhoto(wall, photo)),
      25,
    ),
  }
}
