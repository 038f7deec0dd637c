import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  overlappingBomb,
  type RawEnd,
  type RawEntry,
  rawZip,
  unicodePathField,
  zip64Field,
} from '../../tests/hostile-zips.ts'
import type { Archive, Refusal } from './archive.ts'
import { ARCHIVE_LIMITS } from './archive-limits.ts'
import { openArchives } from './open-archives.ts'

const POSTS: RawEntry = { name: 'posts/your_posts_1.json', data: Buffer.from('[{"timestamp":1}]'), method: 8 }
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archives-'))
})
afterEach(async () => await rm(folder, { recursive: true }))

async function put(name: string, bytes: Buffer | string): Promise<string> {
  await mkdir(join(folder, name, '..'), { recursive: true })
  await writeFile(join(folder, name), bytes)
  return join(folder, name)
}

const zip = async (entries: RawEntry[], end?: RawEnd) => await put('life.zip', rawZip(entries, end))
const contents = async (opened: Archive[] | Refusal) => {
  if ('refused' in opened) return opened
  const all: Record<string, string> = {}
  for (const archive of opened) {
    for (const path of archive.files.keys()) {
      const bytes = await archive.read(path, 1000)
      expect(await buffer(await archive.stream(path))).toEqual(bytes)
      all[`${archive.name}:${path}`] = bytes.toString()
    }
    await archive.close()
  }
  return all
}
const opening = async (path: string) => await contents(await openArchives([path]))

test('a ZIP gives its files, packed or stored, sorted by path', async () => {
  const path = await zip([{ name: 'z.txt', data: Buffer.from('last') }, { name: 'posts/' }, POSTS])
  expect(await opening(path)).toEqual({
    'life.zip:posts/your_posts_1.json': '[{"timestamp":1}]',
    'life.zip:z.txt': 'last',
  })
})

test('a folder gives the same', async () => {
  await put('life/posts/your_posts_1.json', '[]')
  await put('life/a.txt', 'first')
  expect(await opening(join(folder, 'life'))).toEqual({
    'life:a.txt': 'first',
    'life:posts/your_posts_1.json': '[]',
  })
})

test('a folder of ZIPs is opened as its parts, and no part twice', async () => {
  await put('parts/b-2.zip', rawZip([{ name: '2.txt', data: Buffer.from('two') }]))
  const first = await put('parts/a-1.zip', rawZip([{ name: '1.txt', data: Buffer.from('one') }]))
  await put('parts/.DS_Store', 'junk')
  const opened = await openArchives([join(folder, 'parts'), first])
  expect(await contents(opened)).toEqual({ 'a-1.zip:1.txt': 'one', 'b-2.zip:2.txt': 'two' })
})

test('what macOS leaves behind is not there', async () => {
  const path = await zip([
    POSTS,
    { name: '__MACOSX/posts/._x.json' },
    { name: 'posts/.DS_Store' },
    { name: 'posts/._x' },
  ])
  expect(await opening(path)).toEqual({ 'life.zip:posts/your_posts_1.json': '[{"timestamp":1}]' })
})

test('names are read as UTF-8, by the Unicode path field, or as CP437', async () => {
  const gbk = Buffer.from([0xd5, 0xd5, 0xc6, 0xac])
  const path = await zip([
    { name: '相簿/貓.jpg' },
    { name: gbk, centralExtra: unicodePathField(gbk, '照片.jpg') },
    { name: Buffer.from([0x81, 0x2e, 0x6a]) },
  ])
  expect(await opening(path)).toEqual({
    'life.zip:ü.j': '',
    'life.zip:照片.jpg': '',
    'life.zip:相簿/貓.jpg': '',
  })
})

test('ZIP64 sizes and end record are read', async () => {
  const data = Buffer.from('large')
  const sizes = { size: 0xffffffff, packedSize: 0xffffffff, start: 0xffffffff }
  const path = await zip([{ name: 'v.mp4', data, ...sizes, centralExtra: zip64Field(5, 5, 0) }], {
    zip64: true,
  })
  expect(await opening(path)).toEqual({ 'life.zip:v.mp4': 'large' })
})

const refused: [name: string, code: string, entries: RawEntry[], path?: string | undefined, end?: RawEnd][] =
  [
    ['an empty ZIP', 'empty-archive', []],
    ['a ZIP of folders', 'empty-archive', [{ name: 'posts/' }]],
    ['encryption', 'encrypted-zip', [{ ...POSTS, flags: 0x801 }], 'posts/your_posts_1.json'],
    ['strong encryption', 'encrypted-zip', [{ ...POSTS, flags: 0x841 }]],
    ['a parent path', 'unsafe-path', [{ name: 'posts/../../x' }], 'posts/../../x'],
    ['an absolute path', 'unsafe-path', [{ name: '/etc/passwd' }], '/etc/passwd'],
    ['a drive path', 'unsafe-path', [{ name: 'C:/x' }], 'C:/x'],
    ['a backslash path', 'unsafe-path', [{ name: '..\\x' }], '..\\x'],
    ['a NUL in a path', 'unsafe-path', [{ name: 'x.json\0.jpg' }], 'x.json␀.jpg'],
    ['a device', 'unsafe-path', [{ name: 'tty', mode: 0o020666 }], 'tty'],
    [
      'a symlink',
      'symlink',
      [POSTS, { name: 'link', mode: 0o120777, data: Buffer.from('/etc/passwd') }],
      'link',
    ],
    ['the same name twice', 'duplicate-entries', [POSTS, POSTS], 'posts/your_posts_1.json'],
    ['the same name in two spellings', 'duplicate-entries', [{ name: 'a/b' }, { name: './a//b' }], 'a/b'],
    [
      'two entries on one local header',
      'overlapping-entries',
      [POSTS, { ...POSTS, name: 'posts/2.json', start: 0, withoutLocal: true }],
      'posts/your_posts_1.json',
    ],
    [
      'a file too large',
      'zip-bomb',
      [{ name: 'x', method: 8, size: 0xffffffff, centralExtra: zip64Field(2 ** 40, 0, 0) }],
      'x',
    ],
    ['a ratio of a thousand', 'zip-bomb', [{ name: 'x', method: 8, data: Buffer.alloc(17 * 2 ** 20) }], 'x'],
    [
      'many small files of a ratio of a thousand',
      'zip-bomb',
      Array.from({ length: 20 }, (_, i) => ({ name: `${i}`, method: 8, data: Buffer.alloc(2 ** 20) })),
    ],
    ['more entries than are counted', 'zip-bomb', [POSTS], undefined, { entries: 500_001, zip64: true }],
    ['a count that lost entries', 'truncated-zip', [POSTS, { name: 'b' }], undefined, { entries: 1 }],
    ['data behind the directory', 'truncated-zip', [{ ...POSTS, start: 500 }], 'posts/your_posts_1.json'],
    [
      'stored bytes that differ from the size',
      'truncated-zip',
      [{ name: 'x', data: Buffer.from('abc'), size: 400 }],
    ],
  ]
test.each(refused)('%s is refused as %s', async (_name, code, entries, path, end) => {
  const named = path === undefined ? {} : { path }
  expect(await opening(await zip(entries, end))).toEqual({ refused: code, archive: 'life.zip', ...named })
})

test('an overlapping bomb is refused', async () => {
  const path = await put('bomb.zip', overlappingBomb(200, 100_000))
  expect(await opening(path)).toEqual({ refused: 'overlapping-entries', archive: 'bomb.zip', path: '0.json' })
})

test('every cut of a ZIP is refused as truncated, or as no ZIP where hardly anything is left', async () => {
  const whole = rawZip([POSTS, { name: 'b', data: Buffer.from('bbb') }])
  for (let length = 0; length < whole.length; length += 1) {
    const path = await put('cut.zip', whole.subarray(0, length))
    expect(await opening(path)).toEqual({
      refused: length < 4 ? 'not-a-zip' : 'truncated-zip',
      archive: 'cut.zip',
    })
  }
})

test.each([
  ['text', Buffer.from('hello, this is no ZIP')],
  ['a RAR', Buffer.from('526172211a0700cf907300000d', 'hex')],
  ['a PDF with a ZIP behind it', Buffer.concat([Buffer.from('%PDF-1.7\n'), rawZip([POSTS])])],
])('%s is not a ZIP', async (_name, bytes) => {
  expect(await opening(await put('x.zip', bytes))).toEqual({ refused: 'not-a-zip', archive: 'x.zip' })
})

test('what is not there is not found, and an empty folder is empty', async () => {
  expect(await opening(join(folder, 'nowhere.zip'))).toEqual({ refused: 'not-found', archive: 'nowhere.zip' })
  await mkdir(join(folder, 'hollow'))
  expect(await opening(join(folder, 'hollow'))).toEqual({ refused: 'empty-archive', archive: 'hollow' })
})

test('one bad part refuses all', async () => {
  const good = await zip([POSTS])
  const bad = await put('bad.zip', 'no')
  expect(await openArchives([good, bad])).toEqual({ refused: 'not-a-zip', archive: 'bad.zip' })
})

test.each([
  ['less than declared', { size: 50 }],
  ['more than declared', { size: 5 }],
  ['another checksum', { crc32: 7 }],
  ['another method', { method: 9 as const }],
  ['data that reach into the next file', { localExtra: Buffer.alloc(8) }],
])('a file with %s cannot be read, and its neighbours can', async (name, lie) => {
  const data = Buffer.from('twelve bytes')
  const odd: RawEntry = { name: 'odd', data, method: 8, ...lie }
  const second = name.startsWith('data') ? { start: 30 + 3 + 14 } : {}
  const opened = await openArchives([await zip([odd, { name: 'good', data, ...second }])])
  if ('refused' in opened) throw new Error(opened.refused)
  const [archive] = opened
  if (!archive) throw new Error('nothing opened')
  await expect(archive.read('odd', 1000)).rejects.toMatchObject({ code: 'broken-file', path: 'odd' })
  const streamed = archive.stream('odd').then(buffer)
  await expect(streamed).rejects.toMatchObject({ code: 'broken-file', path: 'odd' })
  if (!('start' in second)) expect(await archive.read('good', 1000)).toEqual(data)
  await archive.close()
})

test('reading stops at the size that the caller allows', async () => {
  await put('life/a.txt', 'eleven char')
  const opened = await openArchives([
    await zip([{ name: 'a.txt', data: Buffer.from('eleven char') }]),
    join(folder, 'life'),
  ])
  if ('refused' in opened) throw new Error(opened.refused)
  for (const archive of opened) {
    await expect(archive.read('a.txt', 10)).rejects.toMatchObject({ code: 'file-too-large' })
    await expect(archive.read('b.txt', 10)).rejects.toMatchObject({ code: 'no-such-file' })
    expect((await archive.read('a.txt', 11)).toString()).toBe('eleven char')
    await archive.close()
  }
})

test('a symlink out of a folder refuses it, one inside is not followed', async () => {
  await put('life/a.txt', 'a')
  await symlink('a.txt', join(folder, 'life/inside'))
  expect(await opening(join(folder, 'life'))).toEqual({ 'life:a.txt': 'a' })
  for (const [index, target] of ['/etc/passwd', '..', '../nowhere', '../life-two'].entries()) {
    await put(`life${index}/a.txt`, 'a')
    await symlink(target, join(folder, `life${index}/out`))
    expect(await opening(join(folder, `life${index}`))).toEqual({
      refused: 'symlink',
      archive: `life${index}`,
      path: 'out',
    })
  }
})

test('a directory that is longer than names of files is refused before it is read', async () => {
  const padded = Array.from({ length: 10 }, (_, i) => ({ name: `${i}`, centralExtra: Buffer.alloc(60_000) }))
  const path = await zip(padded)
  const limits = { ...ARCHIVE_LIMITS, directoryBytes: 100_000 }
  expect(await openArchives([path], limits)).toEqual({ refused: 'zip-bomb', archive: 'life.zip' })
  expect(await opening(path)).not.toHaveProperty('refused')
})

test('a folder without end is not an archive', async () => {
  await put('life/a', '')
  await put('life/b', '')
  const opened = await openArchives([join(folder, 'life')], { ...ARCHIVE_LIMITS, entries: 1 })
  expect(opened).toEqual({ refused: 'wrong-archive', archive: 'life' })
})

test('a file or an archive that declares more than the limits is refused before anything is unpacked', async () => {
  const path = await zip([POSTS, { name: 'b', data: Buffer.alloc(30) }])
  const small = { ...ARCHIVE_LIMITS, entryBytes: 29 }
  expect(await openArchives([path], small)).toEqual({ refused: 'zip-bomb', archive: 'life.zip', path: 'b' })
  const all = { ...ARCHIVE_LIMITS, archiveBytes: 46 }
  expect(await openArchives([path], all)).toEqual({ refused: 'zip-bomb', archive: 'life.zip' })
})

test('a stream gives no byte beyond the declared size', async () => {
  const opened = await openArchives([
    await zip([{ name: 'odd', data: Buffer.alloc(2 ** 20), method: 8, size: 5 }]),
  ])
  if ('refused' in opened || !opened[0]) throw new Error('only reading it can tell')
  let given = 0
  const reading = async (stream: AsyncIterable<Buffer>) => {
    for await (const chunk of stream) given += chunk.length
  }
  await expect(opened[0].stream('odd').then(reading)).rejects.toMatchObject({ code: 'broken-file' })
  expect(given).toBeLessThanOrEqual(5)
  await opened[0].close()
})

test('a file of a folder that became a symlink after it was listed is not read', async () => {
  const path = await put('life/a.txt', 'a')
  const opened = await openArchives([join(folder, 'life')])
  if ('refused' in opened) throw new Error(opened.refused)
  await rm(path)
  await symlink('/etc/passwd', path)
  await expect(opened[0]?.read('a.txt', 10_000)).rejects.toMatchObject({ code: 'broken-file' })
})
