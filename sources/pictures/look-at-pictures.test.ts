import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Item, Media } from '#domain/books/item'
import { totals } from '#domain/books/receipt'
import { ArchiveError } from '../archive/archive-error.ts'
import { lookAtPictures } from './look-at-pictures.ts'

/** Files by uri: small pictures of one colour, one of them twice, and what goes wrong. */
const files = new Map<string, Buffer>()

beforeAll(async () => {
  const colours = { 'red.jpg': 'red', 'copy-of-red.jpg': 'red', 'blue.jpg': 'blue', 'green.jpg': 'green' }
  for (const [uri, background] of Object.entries(colours)) {
    const picture = sharp({ create: { width: 8, height: 4, channels: 3, background } })
    files.set(uri, await picture.png().toBuffer())
  }
  files.set('page.jpg', Buffer.from('<html>'))
})

async function open(media: Media): Promise<Buffer | 'missing' | 'remote'> {
  if (media.uri.startsWith('https:')) return 'remote'
  if (media.uri === 'torn.jpg') throw new ArchiveError('broken-file', media.uri)
  if (media.uri === 'vast.jpg') throw new ArchiveError('file-too-large', media.uri)
  if (media.uri === 'gone.jpg') throw new ArchiveError('no-such-file', media.uri)
  return files.get(media.uri) ?? 'missing'
}

const originOf = (path: string) => ({ archive: 'life.zip', path })

function buildMedia(uri: string, overrides: Partial<Media> = {}): Media {
  return { kind: 'photo', uri, origin: originOf('posts.json'), ...overrides }
}

function buildItem(id: string, uris: string[], overrides: Partial<Item> = {}): Item {
  const origin = originOf(`${id}.json`)
  const media = uris.map(uri => buildMedia(uri, { origin }))
  return {
    id,
    source: 'facebook',
    kind: 'post',
    time: 1000,
    text: '',
    media,
    people: [],
    links: [],
    origin,
    ...overrides,
  }
}

const left = (items: readonly Item[]) =>
  items.map(item => `${item.id}: ${item.media.map(media => media.uri).join(' ')}`)

test('a photo that is there is given its picture, and no line', async () => {
  const result = await lookAtPictures([buildItem('a', ['red.jpg'])], open)
  expect(result.receipt).toEqual([])
  expect(result.items[0]?.media[0]?.picture).toEqual({ sha256: expect.any(String), width: 8, height: 4 })
})

test.each([
  ['nowhere.jpg', 'missing', 'file-missing'],
  ['gone.jpg', 'missing', 'file-missing'],
  ['https://example.org/1.jpg', 'missing', 'not-in-archive-remote'],
  ['page.jpg', 'unreadable', 'not-a-picture'],
  ['torn.jpg', 'unreadable', 'broken-picture'],
  ['vast.jpg', 'unreadable', 'picture-too-large'],
])('%s is on the receipt as %s, %s', async (uri, outcome, reason) => {
  const result = await lookAtPictures([buildItem('a', [uri, 'blue.jpg'])], open)
  expect(left(result.items)).toEqual(['a: blue.jpg'])
  expect(result.receipt).toEqual([{ what: 'photo', outcome, reason, id: uri, origin: originOf('a.json') }])
})

test('the same photo twice stays where the book meets it first', async () => {
  const late = buildItem('late', ['red.jpg', 'blue.jpg'], { time: 2000 })
  const early = buildItem('early', ['copy-of-red.jpg'], { time: 1000 })
  const result = await lookAtPictures([late, early], open)
  expect(left(result.items)).toEqual(['late: blue.jpg', 'early: copy-of-red.jpg'])
  expect(result.receipt).toEqual([
    {
      what: 'photo',
      outcome: 'duplicate',
      reason: 'same-photo',
      id: 'red.jpg',
      origin: originOf('late.json'),
      of: originOf('early.json'),
    },
  ])
})

test('one record that names a photo twice shows it once', async () => {
  const twice = buildMedia('red.jpg')
  const result = await lookAtPictures([buildItem('a', [], { media: [twice, twice] })], open)
  expect(left(result.items)).toEqual(['a: red.jpg'])
  expect(totals(result.receipt, 'photo')).toMatchObject({ duplicate: 1, read: 1 })
})

test('a post keeps its photo against an album, even an earlier one; the album goes when nothing is left', async () => {
  const album = buildItem('album', ['red.jpg'], { kind: 'album', title: 'Timeline photos', time: 1 })
  const loose = buildItem('loose', ['red.jpg', 'blue.jpg'], { kind: 'photos', time: 2 })
  const post = buildItem('post', ['red.jpg'], { time: 3 })
  const result = await lookAtPictures([album, loose, post], open)
  expect(left(result.items)).toEqual(['loose: blue.jpg', 'post: red.jpg'])
  const line = { outcome: 'duplicate', reason: 'album-photo-of-post', of: originOf('post.json') }
  expect(result.receipt).toEqual([
    { what: 'photo', id: 'red.jpg', origin: originOf('album.json'), ...line },
    { what: 'item', id: 'album', origin: originOf('album.json'), ...line },
    { what: 'photo', id: 'red.jpg', origin: originOf('loose.json'), ...line },
  ])
})

test('an album with words of its own stays without its photos, and so does a post', async () => {
  const first = buildItem('first', ['red.jpg', 'blue.jpg'], { time: 1 })
  const album = buildItem('album', ['red.jpg'], { kind: 'album', text: 'Our summer', time: 2 })
  const place = buildItem('place', ['blue.jpg'], { place: { name: 'Taitung' }, time: 3 })
  const result = await lookAtPictures([first, album, place], open)
  expect(left(result.items)).toEqual(['first: red.jpg blue.jpg', 'album: ', 'place: '])
})

test('an item that lost photos and duplicates ends as the loss', async () => {
  const first = buildItem('first', ['red.jpg'], { time: 1 })
  const second = buildItem('second', ['red.jpg', 'nowhere.jpg'], { time: 2 })
  const result = await lookAtPictures([first, second], open)
  expect(left(result.items)).toEqual(['first: red.jpg'])
  expect(result.receipt.at(-1)).toEqual({
    what: 'item',
    outcome: 'missing',
    reason: 'file-missing',
    id: 'second',
    origin: originOf('second.json'),
  })
})

test('an item that never had photos is left alone, whatever it lacks', async () => {
  const result = await lookAtPictures([buildItem('bare', [])], open)
  expect(left(result.items)).toEqual(['bare: '])
})

test('a video is not opened; the same one of a post and a list of videos is kept once', async () => {
  const video = (id: string, overrides: Partial<Item>) =>
    buildItem(id, [], {
      media: [buildMedia('films/1.mp4', { kind: 'video', origin: originOf(`${id}.json`) })],
      ...overrides,
    })
  const unopened = () => Promise.reject(new Error('opened'))
  const items = [
    video('list', { kind: 'photos', time: 1 }),
    video('post', { time: 2 }),
    video('other', { source: 'instagram' }),
  ]
  const result = await lookAtPictures(items, unopened)
  expect(left(result.items)).toEqual(['post: films/1.mp4', 'other: films/1.mp4'])
})

test('a surprise while opening is thrown, not written off', async () => {
  const broken = () => Promise.reject(new Error('disk on fire'))
  await expect(lookAtPictures([buildItem('a', ['red.jpg'])], broken)).rejects.toThrow('disk on fire')
})

test('each photo is opened once, no more at a time than allowed, and progress counts to the end', async () => {
  const opened: string[] = []
  const steps: string[] = []
  let atOnce = 0
  let most = 0
  const counting = async (media: Media) => {
    opened.push(media.uri)
    atOnce += 1
    most = Math.max(most, atOnce)
    const bytes = await open(media)
    await new Promise(resolve => setImmediate(resolve))
    atOnce -= 1
    return bytes
  }
  const items = ['a', 'b'].map(id => buildItem(id, ['red.jpg', 'blue.jpg', 'green.jpg', 'nowhere.jpg']))
  await lookAtPictures(items, counting, {
    concurrency: 2,
    progress: (done, of) => steps.push(`${done}/${of}`),
  })
  expect(opened.sort()).toEqual(['blue.jpg', 'green.jpg', 'nowhere.jpg', 'red.jpg'])
  expect(steps).toEqual(['1/4', '2/4', '3/4', '4/4'])
  expect(most).toBe(2)
})

test('near-duplicates of one item or of three days are offered, not dropped, and only where they are asked for', async () => {
  const scene = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'white' } })
    .composite([
      { input: { create: { width: 30, height: 20, channels: 3, background: 'navy' } }, left: 5, top: 9 },
    ])
    .png()
    .toBuffer()
  for (const quality of [90, 60, 50])
    files.set(`q${quality}.jpg`, await sharp(scene).jpeg({ quality }).toBuffer())
  files.set('q40.jpg', await sharp(scene).jpeg({ quality: 40 }).toBuffer())
  const threeDays = 3 * 86_400
  const items = [
    buildItem('a', [], {
      time: 0,
      media: [buildMedia('q90.jpg', { time: 0 }), buildMedia('q60.jpg', { time: 2 * threeDays })],
    }),
    buildItem('b', [], { time: 1, media: [buildMedia('q50.jpg', { time: 3 * threeDays })] }),
    buildItem('c', [], { time: 2, media: [buildMedia('q40.jpg', { time: 4 * threeDays + 1 })] }),
  ]
  const result = await lookAtPictures(items, open, { phash: true })
  const pairs = result.nearDuplicates.map(({ first, second }) => `${first.uri} ${second.uri}`)
  expect(pairs).toEqual(['q90.jpg q60.jpg', 'q60.jpg q50.jpg'])
  expect(result.receipt).toEqual([])
  expect((await lookAtPictures(items, open)).nearDuplicates).toEqual([])
})

const uris = [
  'red.jpg',
  'copy-of-red.jpg',
  'blue.jpg',
  'green.jpg',
  'page.jpg',
  'torn.jpg',
  'nowhere.jpg',
  'https://x.org/1',
]
const histories = fc
  .array(
    fc.record({
      uris: fc.array(fc.constantFrom(...uris), { maxLength: 4 }),
      kind: fc.constantFrom<Item['kind']>('post', 'album', 'photos'),
      time: fc.integer({ min: 0, max: 3 }),
      text: fc.constantFrom('', 'words'),
    }),
    { maxLength: 6 },
  )
  .map(records => records.map((record, index) => buildItem(`${index}`, record.uris, record)))

test('the numbers add up, each picture is left once, and neither speed nor order of the items changes what stays', async () => {
  await fc.assert(
    fc.asyncProperty(
      histories,
      fc.array(fc.nat(5), { minLength: 8, maxLength: 8 }),
      async (items, delays) => {
        const result = await lookAtPictures(items, open, { concurrency: 1 })
        const photos = (list: readonly Item[]) => list.flatMap(item => item.media)
        expect(photos(result.items).length + totals(result.receipt, 'photo').read).toBe(photos(items).length)
        expect(result.items.length + totals(result.receipt, 'item').read).toBe(items.length)
        const hashes = photos(result.items).map(media => media.picture?.sha256)
        expect(new Set(hashes).size).toBe(hashes.length)
        const late = async (media: Media) => {
          for (let turn = delays[uris.indexOf(media.uri)] ?? 0; turn > 0; turn -= 1) await Promise.resolve()
          return await open(media)
        }
        expect(await lookAtPictures(items, late, { concurrency: 5 })).toEqual(result)
        const turned = await lookAtPictures(items.toReversed(), open)
        expect(left(turned.items.toReversed())).toEqual(left(result.items))
      },
    ),
    { numRuns: 150 },
  )
})
