import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { unaccounted } from './check-receipt.ts'
import { memoryArchive } from './memory-archive.ts'
import { readArchives } from './read-archives.ts'

const POSTS = 'posts/your_posts_1.json'

test('a file that is damaged half way gives what stands before, and two lines', async () => {
  const archive = memoryArchive({ [POSTS]: '' })
  const stream = async () =>
    Readable.from(
      (async function* () {
        yield Buffer.from(
          `[${' '.repeat(5000)}{"timestamp":1600000000,"data":[{"post":"a"}]},{"timestamp":16`,
        )
        throw new Error('bad checksum')
      })(),
    )
  const read = await readArchives([{ ...archive, stream }])
  expect(read.items.map(({ text }) => text)).toEqual(['a'])
  expect(read.receipt.map(({ outcome, reason, origin }) => [outcome, reason, origin])).toEqual([
    ['unreadable', 'broken-record', { archive: 'memory.zip', path: POSTS }],
    ['unreadable', 'broken-record', { archive: 'memory.zip', path: POSTS, index: 1 }],
  ])
  expect(unaccounted(read)).toEqual({ items: 0, photos: 0 })
})

test('a file that cannot be opened is a line', async () => {
  const archive = memoryArchive({ [POSTS]: [], 'posts/album/0.html': '' })
  const stream = () => Promise.reject(new Error('gone'))
  const read = await readArchives([{ ...archive, stream }])
  expect(read.receipt.map(({ outcome, origin }) => [outcome, origin.path])).toEqual([['unreadable', POSTS]])
})

test('a record without a date is unreadable, and its photo with it', async () => {
  const record = { attachments: [{ data: [{ media: { uri: 'a.jpg' } }] }], data: [{ post: 'when?' }] }
  const read = await readArchives([
    memoryArchive({ [POSTS]: [record, { timestamp: 5, title: 'Ann was active.' }] }),
  ])
  expect(read.receipt.map(({ what, outcome, reason }) => `${what} ${outcome} ${reason}`)).toEqual([
    'item unreadable broken-record',
    'photo unreadable broken-record',
    'item filtered empty-record',
  ])
})

test('what is nested too deep to read is a line of its own, and the rest is read', async () => {
  const deep = (levels: number) => JSON.parse(`${'['.repeat(levels)}1${']'.repeat(levels)}`)
  const post = (text: string, more = {}) => ({ timestamp: 1600000000, data: [{ post: text }], ...more })
  const section = (content: string) =>
    `<section class="_a6-g"><div>${content}</div><footer><div>Mar 11, 2023, 5:21 PM</div></footer></section>`
  const nested = (levels: number, text: string) =>
    `${'<p><i>'.repeat(levels)}${text}${'</i></p>'.repeat(levels)}`
  const read = await readArchives([
    memoryArchive(
      { [POSTS]: [post('a', { x: deep(490) }), post('b', { x: deep(600) }), post('c')] },
      '1.zip',
    ),
    memoryArchive(
      { 'posts/your_posts_1.html': section('d') + section(nested(300, 'e')) + section(nested(100, 'f')) },
      '2.zip',
    ),
    memoryArchive({ 'posts/your_posts_1.html': '<div>'.repeat(1000) }, '3.zip'),
  ])
  expect(read.items.map(({ text }) => text)).toEqual(['a', 'c', 'd', 'f'])
  expect(
    read.receipt.map(({ outcome, reason, origin }) => [outcome, reason, origin.archive, origin.index]),
  ).toEqual([
    ['unreadable', 'too-deep', '1.zip', 1],
    ['unreadable', 'too-deep', '2.zip', 1],
    ['unreadable', 'too-deep', '3.zip', undefined],
  ])
  expect(unaccounted(read)).toEqual({ items: 0, photos: 0 })
})

test('of more records than are read at once those before come in, and each file with others is a line', async () => {
  const post = (text: string, ...uris: string[]) => ({
    timestamp: 1600000000 + 90_000 * text.charCodeAt(0),
    data: [{ post: text }],
    attachments: [{ data: uris.map(uri => ({ media: { uri } })) }],
  })
  const archive = memoryArchive({
    [POSTS]: [post('a', '1.jpg'), post('b'), 0, post('c', '2.jpg', '3.jpg'), post('d')],
    'posts/your_posts_2.json': [post('e')],
    'posts/your_posts_3.json': [],
  })
  const readUpTo = async (mostRecords: number) => {
    const read = await readArchives([archive], { mostRecords })
    expect(unaccounted(read)).toEqual({ items: 0, photos: 0 })
    return [
      read.items.map(({ text }) => text).join(''),
      read.receipt.map(({ reason, origin }) => `${reason} ${origin.path.at(-6)} ${origin.index ?? ''}`),
    ]
  }
  const broken = 'broken-record 1 2'
  expect(await readUpTo(9)).toEqual(['abcde', [broken]])
  expect(await readUpTo(8)).toEqual(['abcd', [broken, 'too-many 2 ']])
  // where one ends with what is left, the next may fit
  expect(await readUpTo(6)).toEqual(['abe', [broken, 'too-many 1 ']])
  expect(await readUpTo(2)).toEqual(['a', ['too-many 1 ', 'too-many 2 ']])
})
