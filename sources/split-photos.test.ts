import { expect, test } from 'vitest'
import { unaccounted } from './check-receipt.ts'
import { memoryArchive } from './memory-archive.ts'
import { readArchives } from './read-archives.ts'
import { MOST_MEDIA_OF_ITEM } from './split-photos.ts'

const uriOf = (n: number) => `posts/media/${10_000_000_000 + n}.jpg`

const post = (photos: number) => ({
  timestamp: 1_600_000_000,
  data: [{ post: 'Snow' }],
  attachments: [{ data: Array.from({ length: photos }, (_, n) => ({ media: { uri: uriOf(n) } })) }],
})

async function read(photos: number) {
  const files = Object.fromEntries(Array.from({ length: photos }, (_, n) => [uriOf(n), Buffer.of(n % 256)]))
  const archive = memoryArchive({ 'posts/your_posts_1.json': [post(photos)], ...files })
  return readArchives([archive])
}

test('a post with as many photos as an album may have is one item', async () => {
  const { items } = await read(MOST_MEDIA_OF_ITEM)
  expect(items.map(({ text, media }) => [text, media.length])).toEqual([['Snow', MOST_MEDIA_OF_ITEM]])
})

test('one with more is several of the same moment, each with an identity of its own, and no photo is lost', async () => {
  const all = await read(2 * MOST_MEDIA_OF_ITEM + 1)
  expect(unaccounted(all)).toEqual({ items: 0, photos: 0 })
  expect(all.items.map(({ text, media, time }) => [text, media.length, time])).toEqual([
    ['Snow', MOST_MEDIA_OF_ITEM, 1_600_000_000],
    ['', MOST_MEDIA_OF_ITEM, 1_600_000_000],
    ['', 1, 1_600_000_000],
  ])
  expect(new Set(all.items.map(({ id }) => id)).size).toBe(3)
  expect(all.items.flatMap(({ media }) => media.map(({ uri }) => uri))).toEqual(
    Array.from({ length: 2 * MOST_MEDIA_OF_ITEM + 1 }, (_, n) => uriOf(n)),
  )
})
