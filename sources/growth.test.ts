import { expect, test } from 'vitest'
import type { Item } from '#domain/books/item'
import { deeper, isDeep } from '../tests/depth.ts'
import { type Growing, growthOf, MOST_GROWTH } from '../tests/growth.ts'
import { rawZip } from '../tests/hostile-zips.ts'
import { ARCHIVE_LIMITS } from './archive/archive-limits.ts'
import { readCentralDirectory } from './archive/central-directory.ts'
import { mediaIndex } from './archive/media-index.ts'
import { readExportedBook } from './daybound/read-export.ts'
import { ATTACHMENT_GROWTH, JSON_FILES, JSON_GROWTH, PAGE_GROWTH } from './growing-archives.ts'
import { splitRecords } from './json-records.ts'
import { graphCaller } from './live/graph-caller.ts'
import type { Http } from './live/http.ts'
import type { LiveBatch } from './live/live.ts'
import { pageThrough } from './live/page-through.ts'
import { readFacebook } from './live/read-facebook.ts'
import { readInstagram } from './live/read-instagram.ts'
import { memoryArchive } from './memory-archive.ts'
import { mergeItems } from './merge-items.ts'
import { findNearDuplicates } from './pictures/near-duplicates.ts'
import { readArchives } from './read-archives.ts'
import { ownerOf } from './read-owner.ts'

// Takes long: each reader, and each step after it, is measured at two sizes, several times, for each kind of input.

async function expectLinear<T>(growing: Growing<T>): Promise<void> {
  const grown = await growthOf(growing)
  expect(grown.growth, JSON.stringify(grown)).toBeLessThan(MOST_GROWTH)
}

const reading = (path: string, content: (n: number) => string): Growing<string> => ({
  input: content,
  work: text => readArchives([memoryArchive({ [path]: text })]),
})

// all kinds in the first reader, and spread over the others; all in all of them in the deep run
const inReaders = JSON_FILES.flatMap(([path, shape], reader) =>
  Object.entries(JSON_GROWTH)
    .filter((_, kind) => isDeep || reader === 0 || (kind + reader) % 12 === 0)
    .map(([name, grow]) => ({ path, name, content: (n: number) => grow(n, shape) })),
)
test.each(inReaders)('$path, $name: takes no longer than its size', deeper, ({ path, content }) =>
  expectLinear(reading(path, content)),
)

test.each(Object.entries(ATTACHMENT_GROWTH))('%s: takes no longer than its size', deeper, (_, content) =>
  expectLinear(reading('posts/your_posts_1.json', content)),
)

test.each(Object.entries(PAGE_GROWTH))('a page, %s: takes no longer than its size', deeper, (_, content) =>
  expectLinear(reading('posts/your_posts_1.html', content)),
)

// many different pictures, each with its words, take these readers as long as the first one, which has them above
const inPages = PAGE_GROWTH[isDeep ? 'a record of many pictures' : 'a record of one picture often']
test.each(['posts/album/1.html', 'media/posts_1.html'])('%s takes no longer than its size', deeper, path =>
  expectLinear(reading(path, n => inPages?.(n) ?? '')),
)

test.each([
  ['many items', (n: number) => many(n, i => exported(`i${i}`, []))],
  ['an item often', (n: number) => many(n, () => exported('i', []))],
  [
    'an item of many media',
    (n: number) => [
      exported(
        'i',
        many(n, i => exportedMedia(i)),
      ),
    ],
  ],
  [
    'an item of many that are none',
    (n: number) => [
      exported(
        'i',
        many(n, i => i),
      ),
    ],
  ],
])('an export, %s: takes no longer than its size', deeper, (_, items) =>
  expectLinear({
    input: n => JSON.stringify(items(n)),
    work: text =>
      readExportedBook(
        memoryArchive({
          'daybound-export.json': '{}',
          'books/1/book.json': exportedBook,
          'books/1/items.json': text,
        }),
        'books/1',
        async () => undefined,
      ),
  }),
)

const many = <T>(n: number, of: (i: number) => T) => Array.from({ length: n }, (_, i) => of(i))
const exportedMedia = (i: number) => ({ kind: 'photo', uri: `${i}.jpg`, origin: { archive: 'a', path: 'b' } })
const exported = (itemId: string, media: unknown[]) => ({
  itemId,
  chosen: true,
  deleted: false,
  pending: false,
  from: null,
  read: {
    id: itemId,
    source: 'facebook',
    kind: 'post',
    time: 1_700_000_000,
    text: 'Snow',
    media,
    people: [],
    links: [],
    origin: { archive: 'a', path: 'b' },
  },
  edits: {},
})
const exportedBook = JSON.stringify({
  type: 'diarybook',
  typeset: 'a5-2',
  locale: 'en',
  timeZone: 'UTC',
  createdAt: '',
  design: { title: '', author: '', template: 'window', cover: { color: '#2C4B40' }, inserts: [] },
  images: [],
})

const graph =
  (answer: (url: URL) => object): Http =>
  async ({ url }) => ({
    status: 200,
    headers: {},
    text: JSON.stringify(answer(new URL(url))),
  })
async function readAll(batches: AsyncIterable<LiveBatch>): Promise<number> {
  let items = 0
  for await (const batch of batches) items += batch.items.length
  return items
}
/** One list has `records`, every other is empty. */
const onlyIn = (path: string, records: unknown[]) => (url: URL) => ({
  data: url.pathname.endsWith(path) ? records : [],
})
const live = { graphUrl: 'https://graph.example', token: 'token', wait: async () => undefined }
const fromFacebook = (answer: (url: URL) => object) =>
  readAll(readFacebook({ ...live, http: graph(answer), version: 'v26.0', sources: ['posts'] }))
const graphPhotos = (n: number) =>
  many(n, i => ({
    id: `${i}`,
    created_time: 1_600_000_000 + i,
    images: [{ source: `https://a.example/${i}`, width: 9, height: 9 }],
  }))
const graphPosts = (n: number) =>
  many(n, i => ({ id: `p${i}`, created_time: 1_600_000_000 + i, message: `Snow ${i}` }))

test.each<[string, (n: number) => string, (answers: string) => unknown]>([
  [
    'posts of Facebook',
    n => JSON.stringify(graphPosts(n)),
    answers => fromFacebook(onlyIn('/me/posts', JSON.parse(answers))),
  ],
  [
    'a post of many photos',
    n =>
      JSON.stringify([
        {
          ...graphPosts(1)[0],
          attachments: {
            data: [
              {
                subattachments: {
                  data: many(n, i => ({
                    media_type: 'photo',
                    target: { id: `${i}` },
                    media: { image: { src: `https://a.example/${i}` } },
                  })),
                },
              },
            ],
          },
        },
      ]),
    answers => fromFacebook(onlyIn('/me/posts', JSON.parse(answers))),
  ],
  [
    'photos of Facebook',
    n => JSON.stringify(graphPhotos(n)),
    answers => fromFacebook(onlyIn('/me/photos', JSON.parse(answers))),
  ],
  [
    'media of Instagram',
    n =>
      JSON.stringify(
        many(n, i => ({
          id: `${i}`,
          media_type: 'IMAGE',
          media_url: `https://a.example/${i}`,
          timestamp: '2023-11-05T08:00:00+0000',
          caption: 'Snow',
        })),
      ),
    answers => readAll(readInstagram({ ...live, http: graph(onlyIn('/me/media', JSON.parse(answers))) })),
  ],
])('live, %s: takes no longer than their number', deeper, (_, input, work) => expectLinear({ input, work }))

test('live, a list of many short pages takes no longer than their number', deeper, () =>
  expectLinear({
    input: n => n,
    async work(n) {
      const http = graph(url => {
        const after = Number(url.searchParams.get('after') ?? 0)
        const next = `https://graph.example/me/posts?after=${after + 1}`
        return { data: [], ...(after < n && { paging: { next } }) }
      })
      const caller = graphCaller(live.graphUrl, { ...live, http })
      let pages = 0
      for await (const _ of pageThrough(caller, caller.at('me/posts'))) pages += 1
      return pages
    },
  }),
)

test('a file that comes in small pieces takes no longer than its size', deeper, () =>
  expectLinear({
    input: n =>
      JSON.stringify(Array.from({ length: n }, (_, i) => ({ timestamp: i + 1, data: [{ post: `${i}` }] }))),
    work: text => {
      const splitter = splitRecords()
      const bytes = Buffer.from(text)
      for (let at = 0; at < bytes.length; at += 7) splitter.push(bytes.subarray(at, at + 7))
      return splitter.end()
    },
  }),
)

const item = (index: number, more: Partial<Item> = {}): Item => ({
  id: `id${index}`,
  source: 'facebook',
  kind: 'post',
  time: 1_600_000_000 + index,
  text: '',
  media: [],
  people: [],
  links: [],
  origin: { archive: 'a.zip', path: 'posts/your_posts_1.json', index },
  ...more,
})
const items = (of: (index: number) => Partial<Item>) => (n: number) =>
  Array.from({ length: n }, (_, index) => item(index, of(index)))
const photo = (name: string) => ({
  kind: 'photo' as const,
  uri: `posts/media/a/${name}.jpg`,
  origin: item(0).origin,
})
const page = { archive: 'b.zip', path: 'posts/your_posts_1.html' }

test.each<[string, (n: number) => Item[]]>([
  [
    'the same words at one moment',
    items(index => ({ text: 'Snow', time: 1_600_000_000, title: `${index}` })),
  ],
  ['the same words all day', items(index => ({ text: 'Snow', time: 1_600_000_000 + (index % 80_000) }))],
  [
    'the same words on two networks',
    items(index => ({ text: 'Snow', source: index % 2 === 0 ? 'facebook' : 'instagram' })),
  ],
  [
    'the same words in JSON and HTML',
    items(index => ({
      text: 'Snow',
      time: 1_600_000_000 + index * 97,
      ...(index % 2 === 0 && { origin: page }),
    })),
  ],
  [
    'one photo in all',
    items(index => ({ media: [photo('1')], text: index % 2 === 0 ? '' : `Snow ${index}` })),
  ],
  [
    'the same photos on pages, with and without words',
    items(index => ({
      time: 1_600_000_000 + index * 900,
      media: [photo('1'), photo('2')],
      text: index % 2 === 0 ? '' : 'Snow',
      origin: page,
    })),
  ],
  [
    'each shares a photo with the next',
    items(index => ({ media: [photo(`${index}`), photo(`${index + 1}`)] })),
  ],
  [
    'a chain that hangs together link by link',
    items(index => ({
      media: [photo(`${index}`), photo(`${index + 1}`)],
      time: 1_600_000_000,
      text: index === 0 ? 'Snow' : '',
    })),
  ],
  [
    'nearly the same words',
    items(index => ({ text: `The first snow of the year ${index}`, time: 1_600_000_000 })),
  ],
  [
    'one id',
    items(index => ({ id: 'id', people: [`Ann ${index}`], links: [{ url: `https://a.example/${index}` }] })),
  ],
  [
    'one album after another',
    items(() => ({ kind: 'album', media: [photo('1'), photo('2')], title: 'Snow' })),
  ],
])('merging, %s: takes no longer than the number of items', deeper, (_, input) =>
  expectLinear({
    input,
    work: given => mergeItems(given.slice(0, given.length / 2), given.slice(given.length / 2)),
  }),
)

test('photos that look alike take no longer than their number', deeper, () =>
  expectLinear({
    input: items(index => ({
      time: 1_600_000_000 + (index % 500),
      media: [
        {
          ...photo(`${index}`),
          picture: { sha256: `${index}`, width: 1, height: 1, phash: '0123456789abcdef' },
        },
      ],
    })),
    work: findNearDuplicates,
  }),
)

test.each<[string, (index: number) => string]>([
  ['in folders of their own', index => `posts/media/${index}/1.jpg`],
  ['that end alike', index => `${index}/media/1.jpg`],
  ['of one name', index => `${'a/'.repeat(index % 50)}1.jpg`],
])('finding files %s takes no longer than their number', deeper, (_, path) =>
  expectLinear({
    input: n => memoryArchive(Object.fromEntries(Array.from({ length: n }, (_, index) => [path(index), '']))),
    work: archive => {
      const index = mediaIndex([archive])
      for (const file of archive.files.keys()) index.find(`x/${file}`)
      return [...archive.files.keys()].map(file => index.find(file.slice(file.indexOf('/') + 1)))
    },
  }),
)

test('the directory of a ZIP takes no longer than its files', deeper, () =>
  expectLinear({
    input: n => rawZip(Array.from({ length: n }, (_, index) => ({ name: `posts/media/${index}/1.jpg` }))),
    work: zip =>
      readCentralDirectory(
        {
          read: async (buffer, offset, length, position) => ({
            bytesRead: zip.copy(buffer, offset, position, position + length),
            buffer,
          }),
        },
        zip.length,
        ARCHIVE_LIMITS,
      ),
  }),
)

test('a profile of many values takes no longer than its size', deeper, () =>
  expectLinear({
    input: n => ({
      profile_user: [
        {
          string_map_data: Object.fromEntries(
            Array.from({ length: n }, (_, i) => [`k${i}`, { value: `A${i}` }]),
          ),
        },
      ],
    }),
    work: ownerOf,
    // 1 MB of a profile is read at most; beyond some thousand keys V8 itself takes longer for each
    mostSize: 2 ** 10,
  }),
)
