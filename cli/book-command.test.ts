import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { overlappingBomb, rawZip } from '../tests/hostile-zips.ts'

// Takes long: each case is the command as a person starts it: a process of its own.

const command = fileURLToPath(new URL('./book.ts', import.meta.url))
const posts = 'your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_1.json'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybound-command-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function book(...args: string[]) {
  const env = { ...process.env, XDG_CACHE_HOME: join(folder, 'cache'), INIT_CWD: folder }
  return spawnSync(process.execPath, [command, ...args], { encoding: 'utf8', env })
}

const good = (post: string) => JSON.stringify([{ timestamp: 1_615_681_566, data: [{ post }] }])
const entry = { name: posts, data: Buffer.from(good('hello')) }

test.each<[string, number, Buffer, string]>([
  ['no ZIP', 11, Buffer.from('not a zip at all, only words'), '不是 ZIP 檔'],
  ['truncated', 12, rawZip([entry]).subarray(0, 120), '不完整'],
  ['encrypted', 13, rawZip([{ ...entry, flags: 0x801, size: entry.data.length - 12 }]), '有密碼'],
  [
    'something else',
    14,
    rawZip([{ name: 'holiday.txt', data: Buffer.from('sun') }]),
    '不是 Facebook 或 Instagram',
  ],
  ['empty', 15, rawZip([{ name: posts, data: Buffer.from('[]') }]), '沒有貼文'],
  ['overlapping', 17, overlappingBomb(50, 10_000), '互相重疊'],
  ['twice the same name', 18, rawZip([entry, entry]), '同名的檔案'],
  ['a path that leads outside', 19, rawZip([entry, { ...entry, name: '../../etc/passwd' }]), '指向外面'],
])('%s: exit code %i, one sentence, nothing written', async (name, code, bytes, sentence) => {
  const archive = join(folder, `${name.replaceAll(' ', '-')}.zip`)
  await writeFile(archive, bytes)
  const { status, stdout, stderr } = book(archive, '--out', `out-${code}`)
  expect(stderr).toContain(sentence)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(status).toBe(code)
  expect(stdout).toBe('')
  expect(await readdir(join(folder, `out-${code}`))).toEqual([])
  expect((await readdir(folder)).filter(left => left.startsWith('.'))).toEqual([])
})

test.each([
  [['missing.zip'], 10, '找不到'],
  [[], 2, '請給一個檔案'],
  [['demo', '--typeset', 'a6'], 2, '--typeset'],
  [['demo', '--colour', 'red'], 2, '--colour'],
  [['demo', '--timezone', 'Mars/Olympus'], 2, 'Mars/Olympus'],
  [['demo', '--out', command], 22, '輸出資料夾'],
])('%j: exit code %i', (args, code, sentence) => {
  const { status, stderr } = book(...args)
  expect(stderr).toContain(sentence)
  expect(status).toBe(code)
})

test('a life with every trouble becomes a book whose receipt adds up, and one JSON object', async () => {
  const archive = join(folder, 'life')
  const media = join(archive, 'your_facebook_activity/posts/media')
  await mkdir(media, { recursive: true })
  const jpeg = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#8aa' } })
    .jpeg()
    .toBuffer()
  await writeFile(join(media, 'a.jpg'), jpeg)
  await writeFile(join(media, 'same.jpg'), jpeg)
  await writeFile(join(media, 'broken.jpg'), jpeg.subarray(0, 300))
  await writeFile(join(media, 'svg.jpg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const photo = (name: string) => ({
    media: { uri: `your_facebook_activity/posts/media/${name}`, creation_timestamp: 1 },
  })
  const post = (timestamp: number, text: string, ...names: string[]) => ({
    timestamp,
    data: [{ post: text }],
    attachments: [{ data: names.map(photo) }],
  })
  await writeFile(
    join(archive, posts),
    JSON.stringify([
      post(1_600_000_000, 'outside the dates'),
      post(
        1_615_681_566,
        '<script>alert(1)</script> #set page(fill: red) \u202egnp.exe',
        'a.jpg',
        'broken.jpg',
        'svg.jpg',
      ),
      post(1_615_781_566, 'twice', 'same.jpg', 'gone.jpg'),
      { timestamp: 1_615_881_566, data: [] },
      { ...post(1_615_981_566, '', 'lost.jpg'), data: [] },
      'no record',
    ]),
  )
  const { status, stdout, stderr } = book(
    'life',
    '--json',
    '--since',
    '2021-01',
    '--title',
    'Days',
    '--locale',
    'en',
  )
  expect(stderr).toBe('')
  expect(status).toBe(0)
  const report = JSON.parse(stdout)
  expect(stdout.trim().split('\n')).toHaveLength(1)
  expect(report).toMatchObject({
    pages: 12,
    volumes: [{ name: '1', pages: 12, inner: 'inner-1.pdf', cover: 'cover-1.pdf' }],
    download: 'book.pdf',
    photos: { read: 6, placed: 1, duplicate: 1, filtered: 0, missing: 2, unreadable: 2 },
  })
  for (const counts of [report.items, report.photos]) {
    const { read, ...rest } = counts
    expect(read).toBe(Object.values<number>(rest).reduce((sum, n) => sum + n, 0))
  }
  expect(report.items).toEqual({ read: 6, placed: 2, duplicate: 0, filtered: 2, missing: 1, unreadable: 1 })
  expect(Object.keys(report.seconds)).toEqual(['read', 'photos', 'typeset', 'bind', 'total'])
  expect((await readdir(join(folder, 'out'))).sort()).toEqual([
    'book.pdf',
    'cover-1.pdf',
    'cover.png',
    'inner-1.pdf',
    'preflight.html',
    'preflight.json',
    'receipt.json',
  ])
  const receipt = JSON.parse(await readFile(join(folder, 'out/receipt.json'), 'utf8'))
  expect(receipt.lines).toHaveLength(report.items.read + report.photos.read)
  expect(existsSync(join(folder, 'out/.part'))).toBe(false)
})
