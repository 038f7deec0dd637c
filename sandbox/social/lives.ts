import { isSceneName } from '../demo-life/drawing/scenes.ts'
import type { Life, LifeMedia, LifePost } from '../demo-life/life.ts'
import { scaleLife } from '../demo-life/scale-life.ts'
import { planLife, taipeiSeconds } from '../demo-life/timeline.ts'
import { type LifeKey, people } from './people.ts'
import { words } from './words.ts'

/** Drawings that stand in no life: portraits, and what friends posted. */
export const OTHERS = 'others'

const SEED = 'daybound'
const HUGE = { posts: 5_000, photos: 600, albums: 12, albumPhotos: 30, longEdge: 320 }

/** The lives of the sandbox's people, planned when first asked for. */
export class Lives {
  readonly #lives = new Map<LifeKey, Life>()
  readonly #media = new Map<string, Map<string, LifeMedia>>()

  of(key: LifeKey): Life {
    const known = this.#lives.get(key)
    if (known) return known
    const life = plan(key)
    this.#lives.set(key, life)
    return life
  }

  media(key: string, id: string): LifeMedia | undefined {
    const known = this.#media.get(key) ?? mediaById(isLifeKey(key) ? this.of(key) : undefined)
    this.#media.set(isLifeKey(key) ? key : OTHERS, known)
    return known.get(id)
  }
}

const isLifeKey = (key: string): key is LifeKey =>
  key === 'demo' || key === 'page' || key === 'huge' || key === 'second' || key === 'none'

function plan(key: LifeKey): Life {
  if (key === 'demo') return planLife(SEED)
  if (key === 'huge') return planHuge()
  if (key === 'page') return planPage()
  const other = planLife('second')
  if (key === 'none') return { ...other, posts: [], albums: [] }
  return { ...other, posts: other.posts.filter((_, i) => i % 5 === 0), albums: other.albums.slice(0, 2) }
}

/** The page tells what went to Instagram, photographed once more, and shares albums as posts. */
function planPage(): Life {
  const life = planLife(`${SEED}-page`)
  const shared = life.albums.map(
    (album, i): LifePost => ({
      id: `shared-${i + 1}`,
      at: album.at + 3 * 24 * 3600,
      text: `${album.name}\n${album.text}`,
      media: album.media,
      facebook: true,
      instagram: false,
      tags: [],
    }),
  )
  const posts = [...life.posts.filter(post => post.instagram && !post.facebook), ...shared]
  return { ...life, posts: posts.sort((a, b) => a.at - b.at), albums: [] }
}

function planHuge(): Life {
  const life = planLife(SEED)
  const scaled = scaleLife(life, { posts: HUGE.posts, photos: HUGE.photos })
  const small = scaled.posts.map(post => ({ ...post, media: post.media.map(shrunk) }))
  const bank = small.flatMap(post => post.media)
  const albums = Array.from({ length: HUGE.albums }, (_, i) => ({
    name: `${life.albums[i % life.albums.length]?.name ?? ''} ${i + 1}`,
    text: '',
    at: life.albums[i % life.albums.length]?.at ?? 0,
    media: Array.from(
      { length: HUGE.albumPhotos },
      (_, j) => bank[(i * HUGE.albumPhotos + j) % bank.length],
    ).flatMap((media, j) => {
      const stamp = HUGE.photos + i * HUGE.albumPhotos + j
      return media ? [{ ...media, id: `n${stamp}`, stamp }] : []
    }),
  }))
  return { ...scaled, posts: small, albums }
}

function shrunk(media: LifeMedia): LifeMedia {
  const { drawing } = media
  const scale = Math.min(1, HUGE.longEdge / Math.max(drawing.width, drawing.height))
  const edge = (pixels: number) => Math.max(1, Math.round(pixels * scale))
  return { ...media, drawing: { ...drawing, width: edge(drawing.width), height: edge(drawing.height) } }
}

function mediaById(life: Life | undefined): Map<string, LifeMedia> {
  const all = life
    ? [...life.posts, ...life.albums].flatMap(entry => entry.media)
    : [...people.map(person => portrait(person.key)), ...words.tagged.map((_, i) => taggedPicture(i))]
  return new Map(all.map(media => [media.id, media]))
}

const FACES: Record<string, string> = {
  demo: 'cat',
  huge: 'skyLanterns',
  second: 'park',
  limited: 'trainWindow',
}

export const portrait = (key: string): LifeMedia => square(`face-${key}`, FACES[key] ?? 'starrySky', 0)

const SCENES = ['hikers', 'friends', 'familyTable']

export const taggedPicture = (index: number): LifeMedia =>
  square(
    `tagged-${index}`,
    SCENES[index % SCENES.length] ?? '',
    taipeiSeconds(words.tagged[index]?.at ?? '2020-01-01 08:00'),
  )

function square(id: string, scene: string, at: number): LifeMedia {
  if (!isSceneName(scene)) throw new Error(`no scene is called ${scene}`)
  const drawing = {
    scene,
    hour: 'day',
    seed: id,
    width: 1080,
    height: 1080,
    type: 'jpg',
    orientation: 1,
  } as const
  return { id, at, caption: '', kind: 'photo', drawing }
}
