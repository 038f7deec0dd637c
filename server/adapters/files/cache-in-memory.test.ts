import { beforeEach, expect, test } from 'vitest'
import { cacheInMemory } from './cache-in-memory.ts'
import type { Files } from './files.ts'

let stored: Map<string, Buffer>
let reads: string[]

beforeEach(() => {
  stored = new Map()
  reads = []
})

test('what was kept is read from the store once', async () => {
  stored.set('pictures/aa', Buffer.from('a picture'))
  const files = cacheInMemory(store(), 1600)
  expect(
    [await files.readCached('pictures', 'aa'), await files.readCached('pictures', 'aa')].map(String),
  ).toEqual(['a picture', 'a picture'])
  expect(reads).toEqual(['pictures/aa'])
})

test('what is kept here need not be read, and is in the store for the others', async () => {
  const files = cacheInMemory(store(), 1600)
  await files.putCached('covers', 'aa', Buffer.from('a cover'))
  expect(String(await files.readCached('covers', 'aa'))).toBe('a cover')
  expect(reads).toEqual([])
  expect(String(stored.get('covers/aa'))).toBe('a cover')
})

test('what is not there yet is looked for again, since another process may make it', async () => {
  const files = cacheInMemory(store(), 1600)
  expect(await files.readCached('pages', 'aa')).toBeUndefined()
  stored.set('pages/aa', Buffer.from('a page'))
  expect(String(await files.readCached('pages', 'aa'))).toBe('a page')
})

test('the same key of another kind is another thing', async () => {
  const files = cacheInMemory(store(), 1600)
  await files.putCached('covers', 'aa', Buffer.from('a cover'))
  expect(await files.readCached('pages', 'aa')).toBeUndefined()
})

test('what was used longest ago goes first, and no more is held than may be', async () => {
  const files = cacheInMemory(store(), 1600)
  // sixteen of a sixteenth each
  const keys = Array.from({ length: 16 }, (_, i) => `key${i}`)
  for (const key of keys) await files.putCached('pages', key, Buffer.alloc(100))
  await files.readCached('pages', 'key0')
  await files.putCached('pages', 'more', Buffer.alloc(100))
  for (const key of [...keys, 'more']) await files.readCached('pages', key)
  // key1 had to go for `more`; reading it again drove out the next, which was read after it, and so on
  expect(reads).not.toContain('pages/key0')
  expect(reads[0]).toBe('pages/key1')
})

test.each([
  { why: 'months', kind: 'months', bytes: 10 },
  { why: 'what would drive out all others', kind: 'pages', bytes: 101 },
] as const)('$why: not held', async ({ kind, bytes }) => {
  const files = cacheInMemory(store(), 1600)
  await files.putCached(kind, 'aa', Buffer.alloc(bytes))
  await files.readCached(kind, 'aa')
  expect(reads).toEqual([`${kind}/aa`])
})

test('what was removed, here or elsewhere, is not held', async () => {
  const files = cacheInMemory(store(), 1600)
  await files.putCached('pages', 'aa', Buffer.from('here'))
  await files.removeCached('pages', 'aa')
  expect(await files.readCached('pages', 'aa')).toBeUndefined()
  await files.putCached('pages', 'bb', Buffer.from('elsewhere'))
  stored.delete('pages/bb')
  files.forget?.('pages', 'bb')
  expect(await files.readCached('pages', 'bb')).toBeUndefined()
})

/** A store that notes what it is asked for. */
function store(): Files {
  const never = () => Promise.reject(new Error('not asked for here'))
  return {
    put: never,
    read: never,
    open: never,
    has: never,
    remove: never,
    check: never,
    async putCached(kind, key, bytes) {
      stored.set(`${kind}/${key}`, bytes)
    },
    async readCached(kind, key) {
      reads.push(`${kind}/${key}`)
      return stored.get(`${kind}/${key}`)
    },
    async removeCached(kind, key) {
      stored.delete(`${kind}/${key}`)
    },
  }
}
