import { expect, test } from 'vitest'
import type { Item } from '#domain/books/item'
import { memoryArchive } from './memory-archive.ts'
import { mergeItems } from './merge-items.ts'
import { readArchives } from './read-archives.ts'

const POSTS = 'your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_1.json'
const ALBUM = 'your_facebook_activity/posts/album/0.json'
const LOOSE = 'your_facebook_activity/posts/your_uncategorized_photos.json'
const GRAMS = 'your_instagram_activity/media/posts_1.json'

const photo = (name: string, more = {}) => ({
  uri: `your_facebook_activity/posts/media/a/${name}.jpg`,
  creation_timestamp: 1600000000,
  ...more,
})
const post = (text: string, timestamp: number, ...photos: unknown[]) => ({
  timestamp,
  data: text === '' ? [] : [{ post: text }],
  attachments: [{ data: photos.map(media => ({ media })) }],
})
const gram = (title: string, creation_timestamp: number, ...names: string[]) => ({
  title,
  creation_timestamp,
  media: names.map(name => ({ uri: `media/posts/202009/${name}.jpg` })),
})

async function merged(contents: Record<string, unknown>) {
  const { items, receipt } = await readArchives([memoryArchive(contents)])
  return {
    items: items.map(brief),
    lines: receipt.map(({ what, outcome, reason, origin, of }) =>
      [what, outcome, reason, origin.path, origin.index, 'of', of?.path, of?.index].join(' '),
    ),
  }
}

const brief = (item: Item): string =>
  [item.kind, item.title, item.text, ...item.media.map(({ uri }) => uri.replace(/.*\//, ''))]
    .filter(Boolean)
    .join(' ')

test('a post with words keeps its photo, and the album is without', async () => {
  const album = { name: 'Snow', photos: [photo('1'), photo('2', { creation_timestamp: 1600000009 })] }
  expect(await merged({ [POSTS]: [post('First snow', 1600000100, photo('1'))], [ALBUM]: album })).toEqual({
    items: ['album Snow 2.jpg', 'post First snow 1.jpg'],
    lines: [`photo duplicate album-photo-of-post ${ALBUM} 0 of ${POSTS} 0`],
  })
})

test('a post that is only photos of an album is the album’s', async () => {
  const album = { name: 'Snow', photos: [photo('1'), photo('2')] }
  expect(await merged({ [POSTS]: [post('', 1600000100, photo('1'), photo('2'))], [ALBUM]: album })).toEqual({
    items: ['album Snow 1.jpg 2.jpg'],
    lines: [
      `photo duplicate same-photo ${POSTS} 0 of ${ALBUM} 0`,
      `photo duplicate same-photo ${POSTS} 0 of ${ALBUM} 1`,
      `item duplicate same-item ${POSTS} 0 of ${ALBUM} `,
    ],
  })
})

test('an album that posts have used up is theirs', async () => {
  const album = { name: 'Snow', photos: [photo('1')] }
  const { items, lines } = await merged({
    [POSTS]: [post('First snow', 1600000100, photo('1'))],
    [ALBUM]: album,
  })
  expect(items).toEqual(['post First snow 1.jpg'])
  expect(lines).toContain(`item duplicate same-item ${ALBUM}  of ${POSTS} 0`)
})

test('a loose photo that a post shows is a duplicate, and lends its caption', async () => {
  const loose = { other_photos_v2: [photo('1', { description: 'The hill' })] }
  const { items, receipt } = await readArchives([
    memoryArchive({ [POSTS]: [post('First snow', 1600900000, photo('1'))], [LOOSE]: loose }),
  ])
  expect(items.map(item => item.media.map(({ caption }) => caption))).toEqual([['The hill']])
  expect(receipt.map(({ what, outcome }) => `${what} ${outcome}`)).toEqual([
    'photo duplicate',
    'item duplicate',
  ])
})

test('a post that stands on Facebook and Instagram is there once, with the photos of the fuller', async () => {
  const contents = {
    [POSTS]: [post('First  snow', 1600000100, photo('1'))],
    [GRAMS]: [gram('First snow', 1600000000, 'x', 'y')],
  }
  expect(await merged(contents)).toEqual({
    items: ['post First snow x.jpg y.jpg'],
    lines: [
      `item duplicate same-item ${POSTS} 0 of ${GRAMS} 0`,
      `photo duplicate same-photo ${POSTS} 0 of ${GRAMS} 0`,
    ],
  })
})

test('a post that was put up on both with its names written differently is there once', async () => {
  const words = (friend: string) =>
    `Elephant Mountain: ${friend} ran all the way up, and down again to walk with us`
  const contents = {
    [POSTS]: [post(words('Kai Wen'), 1600000020, photo('1'))],
    [GRAMS]: [gram(words('@kaiwen'), 1600000000, 'x')],
  }
  expect((await merged(contents)).items).toEqual([`post ${words('Kai Wen')} 1.jpg`])
  const other = {
    [POSTS]: [post(words('Kai Wen'), 1600000020)],
    [GRAMS]: [gram('Tea on the way down', 1600000000)],
  }
  expect((await merged(other)).items).toHaveLength(2)
})

test('the same words at another hour are another post', async () => {
  const contents = {
    [POSTS]: [post('Good morning', 1600000000)],
    [GRAMS]: [gram('Good morning', 1600003600, 'x')],
  }
  expect((await merged(contents)).items).toEqual(['post Good morning', 'post Good morning x.jpg'])
})

test('the same words twice in one place may be meant', async () => {
  const contents = { [POSTS]: [post('Goal!', 1600000000), post('Goal!', 1600000060)] }
  expect(await merged(contents)).toEqual({ items: ['post Goal!', 'post Goal!'], lines: [] })
})

test('two posts with words of their own both keep the photo they share', async () => {
  const contents = {
    [POSTS]: [post('First snow', 1600000000, photo('1')), post('A year ago', 1631536000, photo('1'))],
  }
  expect((await merged(contents)).items).toEqual(['post First snow 1.jpg', 'post A year ago 1.jpg'])
})

test('the page and the list of one post are one, whatever the zone of the page', async () => {
  const page =
    '<section class="_a6-g"><h2>x</h2><div><div>First snow</div></div><footer><div>Sep 13, 2020, 12:26 PM</div></footer></section>'
  const archives = [
    memoryArchive({ [POSTS]: [post('First snow', 1600000000)] }, 'a.zip'),
    memoryArchive({ 'posts/your_posts_1.html': page }, 'b.zip'),
  ]
  expect((await readArchives(archives)).items.map(item => [item.time, item.origin.archive])).toEqual([
    [1600000000, 'a.zip'],
  ])
})

test('the two lists of Instagram are one, with the photos of both', async () => {
  const uri = (name: string) => ({ uri: `media/posts/202009/${name}.jpg` })
  const labelled = {
    timestamp: 1600000030,
    label_values: [{ label: 'x', media: [uri('x'), uri('y'), uri('z')] }],
  }
  const contents = {
    [GRAMS]: [gram('First snow', 1600000000, 'x')],
    'your_instagram_activity/media/posts.json': [labelled],
  }
  expect((await merged(contents)).items).toEqual(['post First snow x.jpg y.jpg z.jpg'])
})

test('two posts of one second that say different things are two', async () => {
  const at = (name: string) => ({ timestamp: 1600000000, attachments: [{ data: [{ place: { name } }] }] })
  expect(
    (await readArchives([memoryArchive({ [POSTS]: [at('Keelung'), at('Taipei')] })])).items,
  ).toHaveLength(2)
})

test('the archive of next year adds only what is new, whatever its folders are called', async () => {
  const old = { ...photo('10158000000001_n'), uri: 'posts/media/Mobile_1/10158000000001_n.jpg' }
  const last = await readArchives([
    memoryArchive({ 'posts/your_posts_1.json': [post('First snow', 1600000000, old)] }, 'facebook-2024.zip'),
  ])
  const next = await readArchives([
    memoryArchive(
      { [POSTS]: [post('First snow', 1600000000, photo('10158000000001_n')), post('More snow', 1700000000)] },
      'facebook-2025.zip',
    ),
  ])
  const { items, lines } = mergeItems(last.items, next.items)
  expect(items.map(item => [brief(item), item.origin.archive])).toEqual([
    ['post First snow 10158000000001_n.jpg', 'facebook-2024.zip'],
    ['post More snow', 'facebook-2025.zip'],
  ])
  expect(lines.map(({ what, outcome, of }) => [what, outcome, of?.archive])).toEqual([
    ['photo', 'duplicate', 'facebook-2024.zip'],
    ['item', 'duplicate', 'facebook-2024.zip'],
  ])
})

test('a recent window never takes away what was there before', async () => {
  const all = await readArchives([
    memoryArchive({ [POSTS]: [post('a', 1500000000), post('b', 1600000000)] }, '1.zip'),
  ])
  const recent = await readArchives([memoryArchive({ [POSTS]: [post('b', 1600000000)] }, '2.zip')])
  expect(mergeItems(all.items, recent.items).items).toEqual(all.items)
})

test('a caption that repeats the words is printed once', async () => {
  const contents = {
    [POSTS]: [
      post(
        'First snow',
        1600000000,
        photo('1', { description: 'First snow ' }),
        photo('2', { description: 'The hill' }),
        photo('3', { description: 'The hill' }),
      ),
    ],
  }
  const { items } = await readArchives([memoryArchive(contents)])
  expect(items[0]?.media.map(({ caption }) => caption)).toEqual([undefined, 'The hill', undefined])
})

test('a file stands before the address that another export has in its place', async () => {
  const name = '10159000000000123_n.jpg'
  const address = { uri: `https://scontent.example/v/${name}?oh=1`, creation_timestamp: 1600000000 }
  const file = { uri: `your_facebook_activity/posts/media/a/${name}`, creation_timestamp: 1600000000 }
  const [older, newer] = [address, file].map((media, index) =>
    memoryArchive({ [POSTS]: [post('First snow', 1600000100, media)] }, `${index}.zip`),
  )
  if (!older || !newer) throw new Error('no archives')
  for (const archives of [
    [older, newer],
    [newer, older],
  ]) {
    const { items, receipt } = await readArchives(archives)
    expect(items.flatMap(item => item.media.map(({ uri }) => uri))).toEqual([file.uri])
    expect(receipt.flatMap(({ what, outcome, id }) => (what === 'photo' ? `${outcome} ${id}` : []))).toEqual([
      `duplicate ${address.uri}`,
    ])
  }
})

test('of loose photos the one that was seen stays, with the words of the others', () => {
  const loose = (id: string, time: number, more: object): Item => ({
    ...{ id, time, source: 'facebook', kind: 'photos', text: '', people: [], links: [] },
    media: [{ kind: 'photo', uri: 'a/1.jpg', origin: { archive: id, path: ALBUM }, ...more }],
    origin: { archive: id, path: ALBUM },
  })
  const early = loose('early', 1600000000, { caption: 'The hill' })
  const seen = loose('seen', 1601000000, { picture: { sha256: 'a', width: 1, height: 1 } })
  const { items } = mergeItems([seen], [early])
  expect(items.map(item => [item.id, item.media.map(({ caption }) => caption)])).toEqual([
    ['seen', ['The hill']],
  ])
})
