import type { LifeAlbum, LifeMedia, LifePost } from '../demo-life/life.ts'
import { type Random, randomFrom } from '../demo-life/random.ts'
import { taipeiSeconds } from '../demo-life/timeline.ts'
import type { PhonePicture } from './drawing/phone-picture.ts'
import { type Camera, newCamera, plainPost, type RealLife } from './real-life.ts'
import * as words from './words/mother.ts'

const years = { from: 2016, count: 8 }
const day = 86_400

/** A mother in Taichung on Facebook: eight years, 900 posts and 1,400 photos at scale 1, fewer below. */
export function planMother(seed: string, scale: number): RealLife {
  const camera = newCamera()
  const random = randomFrom(`${seed}|mother`)
  const count = Math.max(10, Math.round(900 * scale))
  const begin = taipeiSeconds(`${years.from}-01-03 07:00`)
  // of fewer posts the first years, as dense as in the whole
  const span = (years.count * 365 * day * Math.max(scale, 0.02)) / count
  const albums = planAlbums(random, camera, Math.round(words.albumNames.length * scale), begin, span * count)
  const budget = Math.round(1400 * scale) - albums.reduce((sum, album) => sum + album.media.length, 0)
  const posts = Array.from({ length: count }, (_, i) => {
    const at = Math.floor(begin + i * span + random.range(0, span * 0.8))
    return planPost(`m${i + 1}`, at, random, camera)
  })
  trimPhotos(posts, camera, budget)
  return {
    life: { owner: { name: '陳怡如', instagram: 'yiru.home', bio: '' }, posts, albums },
    format: 'facebook-2024',
    pictures: camera.pictures,
  }
}

function planPost(id: string, at: number, random: Random, camera: Camera): LifePost {
  const post = plainPost(id, at, '', 'facebook')
  const luck = random.next()
  if (luck < 0.34) {
    const media = random.chance(0.25) ? photos(id, at, random, camera, 1) : []
    return { ...post, text: fill(random.pick(words.oneLiners), random), media }
  }
  if (luck < 0.6) {
    const media = random.chance(0.6) ? photos(id, at, random, camera, random.pick([1, 1, 2, 3, 4])) : []
    return { ...post, text: fill(random.pick(words.notes), random), media }
  }
  if (luck < 0.64) return { ...post, text: rant(random) }
  if (luck < 0.71) {
    const link = random.pick(words.links)
    const text = fill(random.pick(words.linkWords), random)
    return { ...post, text, link: { ...link, source: new URL(link.url).hostname } }
  }
  if (luck < 0.78) {
    const place = { name: `台中${random.pick(words.places)}`, latitude: 24.15, longitude: 120.66 }
    return { ...post, place, media: random.chance(0.3) ? photos(id, at, random, camera, 1) : [] }
  }
  if (luck < 0.86) {
    const text = random.chance(0.5) ? '' : fill(random.pick(words.oneLiners), random)
    return { ...post, text, media: [withWords(id, at, random, camera)] }
  }
  const text = random.chance(0.3) ? '' : fill(random.pick(words.notes), random)
  return { ...post, text, media: photos(id, at, random, camera, random.pick([2, 3, 3, 4, 5, 6, 8, 12])) }
}

/** Photos of one motif, taken one after another. */
export function photos(id: string, at: number, random: Random, camera: Camera, count: number): LifeMedia[] {
  const motif = `${id}|${random.int(0, 1e6)}`
  const size = random.pick(sizes)
  return Array.from({ length: count }, (_, i) => {
    const [width, height] = random.chance(0.75) ? size : random.pick(sizes)
    const seed = String(i)
    const quality = random.int(35, 65)
    return camera.take(`${id}-${i + 1}`, at - (count - i) * 31, {
      kind: 'photo',
      motif: random.chance(0.7) ? motif : `${motif}/${i}`,
      seed,
      width,
      height,
      quality,
      words: [],
    })
  })
}

const sizes: [[number, number], ...[number, number][]] = [
  [600, 800],
  [600, 800],
  [720, 960],
  [720, 960],
  [960, 720],
  [540, 960],
  [604, 453],
  [720, 720],
  [1200, 1600],
]

/** A meme or a conversation. */
export function withWords(id: string, at: number, random: Random, camera: Camera): LifeMedia {
  const picture: Omit<PhonePicture, 'kind' | 'words' | 'width' | 'height'> = {
    motif: `${id}|${random.int(0, 1e6)}`,
    seed: id,
    quality: random.int(40, 65),
  }
  if (random.chance(0.45)) {
    const lines = random.pick(words.chats).map(line => fill(line, random))
    const chat = [...lines, ...random.pick(words.chats).map(line => fill(line, random))]
    return camera.take(`${id}-1`, at, { ...picture, kind: 'chat', words: chat, width: 540, height: 1170 })
  }
  const [width, height] = random.pick([
    [600, 600],
    [640, 480],
    [540, 720],
  ])
  return camera.take(`${id}-1`, at, {
    ...picture,
    kind: 'meme',
    words: random.pick(words.memeWords),
    width,
    height,
  })
}

function planAlbums(
  random: Random,
  camera: Camera,
  count: number,
  begin: number,
  length: number,
): LifeAlbum[] {
  return words.albumNames.slice(0, count).map((name, i) => {
    const at = Math.floor(begin + (length * (i + 0.5)) / count)
    return {
      name,
      text: i % 2 === 0 ? fill(random.pick(words.notes), random) : '',
      at,
      media: photos(`album${i + 1}`, at, random, camera, random.pick([12, 20])),
    }
  })
}

// Exactly so many photos as are wanted: the last posts with several lose some, the last ones with none gain one.
function trimPhotos(posts: LifePost[], camera: Camera, budget: number): void {
  let count = posts.reduce((sum, post) => sum + post.media.length, 0)
  for (const post of posts.toReversed()) {
    while (count > budget && post.media.length > 1) {
      const media = post.media.pop()
      if (media) camera.pictures.delete(media.id)
      count--
    }
    if (count < budget && post.media.length === 0 && !post.link) {
      post.media.push(...photos(post.id, post.at, randomFrom(post.id), camera, 1))
      count++
    }
  }
}

function rant(random: Random): string {
  const count = random.int(9, 15)
  const from = words.rantSentences.length - count
  return fill(words.rantSentences.slice(random.int(0, from)).slice(0, count).join(''), random)
}

/** Puts names and numbers into the places of a sentence. */
function fill(sentence: string, random: Random): string {
  return sentence
    .replaceAll('{child}', () => random.pick(words.children))
    .replaceAll('{food}', () => random.pick(words.foods))
    .replaceAll('{friend}', () => random.pick(words.friends))
    .replaceAll('{place}', () => random.pick(words.places))
    .replaceAll('{age}', () => String(random.int(2, 7)))
    .replaceAll('{n}', () => String(random.int(2, 9)))
}
