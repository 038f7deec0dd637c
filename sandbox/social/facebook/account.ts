import type { LifeAlbum, LifeMedia, LifePost } from '../../demo-life/life.ts'
import { hashText } from '../../demo-life/random.ts'
import { taipeiSeconds } from '../../demo-life/timeline.ts'
import { type Lives, OTHERS, taggedPicture } from '../lives.ts'
import type { LifeKey, Person } from '../people.ts'
import { words } from '../words.ts'

/** Whatever has an id and can be asked for by it. */
export type Node =
  | { kind: 'post'; post: TimelinePost }
  | { kind: 'album'; album: FacebookAlbum }
  | { kind: 'photo'; photo: FacebookPhoto }

export interface TimelinePost {
  id: string
  /** When it counts as posted, by which the timeline is in order. */
  at: number
  /** Taken out of every page after the page was cut, as what the asker may not see. */
  hidden: boolean
  post: LifePost
  photos: FacebookPhoto[]
  from: { id: string; name: string }
}

export interface FacebookAlbum {
  id: string
  type: 'normal' | 'wall'
  name: string
  text: string
  at: number
  place?: LifeAlbum['place']
  photos: FacebookPhoto[]
}

export interface FacebookPhoto {
  id: string
  media: LifeMedia
  life: string
  name: string
  album?: { id: string; name: string; at: number }
}

/** A person or a page on Facebook: timeline and albums newest first, and everything by id. */
export interface Account {
  kind: 'user' | 'page'
  id: string
  person: Person
  name: string
  posts: TimelinePost[]
  albums: FacebookAlbum[]
  tagged: TimelinePost[]
  nodes: ReadonlyMap<string, Node>
}

export function facebookAccount(lives: Lives, person: Person, kind: Account['kind']): Account {
  const id = kind === 'page' ? (person.pageId ?? '') : person.facebookId
  const name = kind === 'page' ? words.fanPage.name : person.name
  const key: LifeKey = kind === 'page' ? 'page' : person.life
  const life = lives.of(key)
  const from = { id, name }
  const number = counter(id)
  const photo = (media: LifeMedia, own = media.caption): FacebookPhoto => ({
    id: number(),
    media,
    life: key,
    name: own,
  })
  const shownPosts = life.posts.filter(post => kind === 'page' || post.facebook)
  const posts = shownPosts.flatMap((post): TimelinePost[] => {
    const alone = post.media.length === 1
    const shown: TimelinePost = {
      id: `${id}_${number()}`,
      at: post.lifeEvent ? post.at + BACKDATED_BY : post.at,
      hidden: false,
      post,
      photos: post.media.map(media => photo(media, media.caption || (alone ? post.text : ''))),
      from,
    }
    if (hashText(post.id) % 23 !== 0) return [shown]
    return [shown, { ...shown, id: `${id}_${number()}`, at: shown.at + 60, hidden: true }]
  })
  const albums = life.albums.map(album =>
    withPhotos(
      number(),
      album,
      album.media.map(picture => photo(picture)),
    ),
  )
  if (person.key === 'second') albums.push(wallAlbum(number(), posts))
  const tagged = kind === 'user' && person.life === 'demo' ? taggedPosts(number) : []
  const newestFirst = <T extends { at: number }>(list: T[]) => list.sort((a, b) => b.at - a.at)
  return {
    kind,
    id,
    person,
    name,
    posts: newestFirst(posts),
    albums: newestFirst(albums),
    tagged: newestFirst(tagged),
    nodes: nodesOf(posts, albums, tagged),
  }
}

/** The uploaded photos of an account: those of its posts and those of its albums, newest first. */
export function uploadedPhotos({ posts, albums }: Account): FacebookPhoto[] {
  const own = albums.filter(album => album.type === 'normal')
  return [...posts.filter(post => !post.hidden), ...own]
    .flatMap(parent => parent.photos)
    .filter(photo => photo.media.kind === 'photo')
    .sort((a, b) => b.media.at - a.media.at)
}

const BACKDATED_BY = 3 * 24 * 3600

/** Numbers as long as theirs, which differ from account to account. */
function counter(account: string): () => string {
  const head = `1${String(hashText(account)).padStart(10, '0')}`
  let count = 0
  return () => {
    count += 7
    return head + String(count).padStart(6, '0')
  }
}

function withPhotos(id: string, album: LifeAlbum, photos: FacebookPhoto[]): FacebookAlbum {
  const { name, text, at, place } = album
  return {
    id,
    type: 'normal',
    name,
    text,
    at,
    ...(place ? { place } : {}),
    photos: photos.map(photo => ({ ...photo, album: { id, name, at } })),
  }
}

/** The album that Facebook itself makes of what stands in posts. */
function wallAlbum(id: string, posts: TimelinePost[]): FacebookAlbum {
  const photos = posts.flatMap(post => post.photos)
  return { id, type: 'wall', name: words.wallAlbum, text: '', at: posts[0]?.at ?? 0, photos }
}

function taggedPosts(number: () => string): TimelinePost[] {
  return words.tagged.map((tag, i) => {
    const at = taipeiSeconds(tag.at)
    const by = number()
    const media = taggedPicture(i)
    return {
      id: `${by}_${number()}`,
      at,
      hidden: false,
      from: { id: by, name: tag.by },
      post: { id: media.id, at, text: tag.text, media: [media], facebook: true, instagram: false, tags: [] },
      photos: [{ id: number(), media, life: OTHERS, name: tag.text }],
    }
  })
}

function nodesOf(posts: TimelinePost[], albums: FacebookAlbum[], tagged: TimelinePost[]): Map<string, Node> {
  const nodes = new Map<string, Node>()
  const shown = [...posts, ...tagged].filter(post => !post.hidden)
  for (const photo of [...shown, ...albums].flatMap(parent => parent.photos))
    nodes.set(photo.id, { kind: 'photo', photo })
  for (const post of shown) nodes.set(post.id, { kind: 'post', post })
  for (const album of albums) nodes.set(album.id, { kind: 'album', album })
  return nodes
}
