import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SandboxRequest } from '../http/sandbox-request.ts'
import { Lives } from './lives.ts'
import type { LifeKey } from './people.ts'
import { Pictures } from './pictures.ts'

let folder: string
let nowMs = 1_700_000_000_000
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(folder, { recursive: true }))

const lives = new Lives()
const build = () => new Pictures(folder, lives, () => nowMs)

function mediaOf(life: LifeKey, index: number) {
  const media = lives.of(life).posts.flatMap(post => post.media)[index]
  if (!media) throw new Error('no such picture')
  return media
}

function requestOf(address: string): SandboxRequest {
  const url = new URL(address)
  const segments = url.pathname.split('/').filter(Boolean)
  const query = url.searchParams
  return { method: 'GET', segments, query, fields: query, headers: {}, base: '', body: '' }
}

test('a picture is drawn once however many ask, and kept', async () => {
  const { src, width, height } = build().copy('http://host', 'demo', 'demo', mediaOf('demo', 0), 480)
  const pictures = build()
  const answers = await Promise.all(Array.from({ length: 5 }, () => pictures.answer(requestOf(src))))
  const [first] = answers
  expect(new Set(answers.map(answer => answer.body)).size).toBe(1)
  expect(await sharp(Buffer.from(first?.body ?? '')).metadata()).toMatchObject({
    format: 'jpeg',
    width,
    height,
  })
  const names = await readdir(folder)
  expect(names).toHaveLength(1)
  await writeFile(join(folder, names[0] ?? ''), 'kept')
  expect(String((await build().answer(requestOf(src))).body)).toBe('kept')
})

test('the pictures of the huge account are small and all different', async () => {
  const pictures = build()
  const bodies = []
  // These two are one drawing under two numbers.
  for (const index of [0, 60]) {
    const { src, width, height } = pictures.copy('http://host', 'huge', 'huge', mediaOf('huge', index))
    expect(Math.max(width, height)).toBeLessThanOrEqual(320)
    bodies.push(String((await pictures.answer(requestOf(src))).body))
  }
  expect(new Set(bodies).size).toBe(2)
})

test('an address is signed and expires', async () => {
  const pictures = build()
  const { src } = pictures.copy('http://host', 'demo', 'demo', mediaOf('demo', 0), 130)
  const status = async (address: string) => (await pictures.answer(requestOf(address))).status
  expect(await status(src)).toBe(200)
  expect(await status(src.replace('/130.', '/720.'))).toBe(403)
  expect(await status(src.replace(/oe=\w+/, 'oe=ffffffff'))).toBe(403)
  expect(await status(src.split('?')[0] ?? '')).toBe(403)
  nowMs += 8 * 3_600_000
  expect(await status(src)).toBe(403)
})

test('a video is at least of its kind', async () => {
  const pictures = build()
  const answer = await pictures.answer(
    requestOf(pictures.video('http://host', 'demo', 'demo', mediaOf('demo', 0))),
  )
  expect(answer.headers['content-type']).toBe('video/mp4')
  expect(String(answer.body)).toContain('ftypmp42')
})
