import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Files } from '#server/adapters/files/files'
import { folderFiles } from '#server/adapters/files/folder-files'
import { type Pictures, startPictures } from '#server/adapters/pictures/pictures'
import { mediaRoutes } from './routes.ts'

/** 96 x 64 px, as a phone makes them. */
const HEIC = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAATwAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAABXbWRhdAAAAEsoAa8TgHjVhci///QFR/+8jnh+QBDwSz/47Offhs7f+Tp3vvxA1g5a1drpH2iW4EP4fr+7fNRx/dy61yPQ4OqVALX6bgWb5NBowng=',
  'base64',
)

let folder: string
let files: Files
let app: FastifyInstance
let pictures: Pictures
let reads = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybound-media-'))
  const store = folderFiles(folder)
  files = {
    ...store,
    path: sha256 => {
      reads += 1
      return store.path?.(sha256) ?? Promise.resolve(undefined)
    },
  }
  app = fastify()
  pictures = startPictures({ memoryBytes: 1_000_000_000, kind: 'interactive' })
  await app.register(mediaRoutes, { files, pictures, maySee: sha256 => files.has(sha256) })
})
afterAll(async () => {
  await app.close()
  await pictures.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const put = async (bytes: Buffer) => (await files.put(bytes)).sha256
const plain = (width: number, height: number, background = '#2040c0') =>
  sharp({ create: { width, height, channels: 3, background } })

describe('a picture', () => {
  let sha256: string
  beforeAll(async () => {
    // lies on its side, as the camera was held: 1000 x 700 px, shown 700 x 1000
    const exif = { IFD0: { Copyright: 'somebody at 25.03, 121.56' } }
    const jpeg = plain(1000, 700).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg()
    sha256 = await put(await jpeg.toBuffer())
  })

  it.each([
    ['image/avif,image/webp,image/*,*/*;q=0.8', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0, image/webp;q=0.5', 'image/webp'],
    ['image/AVIF;q=0.000, */*', 'image/jpeg'],
    ['*/*', 'image/jpeg'],
    [',;;=,image/avifx,', 'image/jpeg'],
  ])('comes to who accepts %s as %s', async (accept, type) => {
    const answer = await get(`/media/${sha256}/160`, { accept })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type])
    expect(answer.headers.vary).toBe('Accept')
    expect(answer.headers['cache-control']).toBe('private, max-age=31536000, immutable')
    const metadata = await sharp(answer.rawPayload).metadata()
    expect([metadata.format === 'heif' ? 'avif' : metadata.format, metadata.width, metadata.height]).toEqual([
      type.slice(6),
      160,
      229,
    ])
  })

  it('is upright, in sRGB, in its colours and without what the camera wrote', async () => {
    const { rawPayload } = await get(`/media/${sha256}/320`)
    const { orientation, exif, space, icc } = await sharp(rawPayload).metadata()
    expect([orientation, exif, space, icc]).toEqual([undefined, undefined, 'srgb', undefined])
    expect(rawPayload.includes('somebody')).toBe(false)
    const [r = 0, g = 0, b = 0] = await sharp(rawPayload).raw().toBuffer()
    expect(Math.max(Math.abs(r - 0x20), Math.abs(g - 0x40), Math.abs(b - 0xc0))).toBeLessThan(5)
  })

  it('is never made larger than it is', async () => {
    const { rawPayload } = await get(`/media/${sha256}/1920`)
    expect((await sharp(rawPayload).metadata()).width).toBe(700)
  })

  it('is derived once, also for many at once', async () => {
    const before = reads
    const answers = await Promise.all([1, 2, 3, 4].map(() => get(`/media/${sha256}/640`)))
    const again = await get(`/media/${sha256}/640`)
    expect(reads - before).toBe(1)
    expect(answers.map(answer => answer.rawPayload.equals(again.rawPayload))).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  it('is not sent again to who has it', async () => {
    const { headers } = await get(`/media/${sha256}/160`, { accept: 'image/webp' })
    const headersOfCached = { accept: 'image/webp', 'if-none-match': `"other", W/${headers.etag}` }
    expect((await get(`/media/${sha256}/160`, headersOfCached)).statusCode).toBe(304)
    const other = { ...headersOfCached, accept: 'image/avif' }
    expect((await get(`/media/${sha256}/160`, other)).statusCode).toBe(200)
  })

  it.each([
    ['500', '640'],
    ['1', '160'],
    ['99999', '1920'],
  ])('asked for %s px wide is at the step of %s', async (width, step) => {
    const answer = await get(`/media/${sha256}/${width}`)
    expect([answer.statusCode, answer.headers.location]).toEqual([301, `/media/${sha256}/${step}`])
  })

  it.each(['original', '0', '-160', '160.5', '1e3', '', '160/..', '100000'])(
    'has no width %j',
    async width => {
      const answer = await get(`/media/${sha256}/${width}`)
      expect(answer.statusCode).toBe(404)
    },
  )

  it('is at no address for who may not see it, also to who has it', async () => {
    const { headers } = await get(`/media/${sha256}/160`)
    const hidden = await get(`/media/${'e'.repeat(64)}/160`, { 'if-none-match': String(headers.etag) })
    expect([hidden.statusCode, hidden.headers['cache-control']]).toEqual([404, 'no-store'])
  })

  it('is gone once its file is', async () => {
    const other = await put(await plain(300, 300).png().toBuffer())
    expect((await get(`/media/${other}/160`)).statusCode).toBe(200)
    await files.remove(other)
    expect((await get(`/media/${other}/160`)).statusCode).toBe(404)
  })
})

it('shows HEIC', async () => {
  const { statusCode, rawPayload } = await get(`/media/${await put(HEIC)}/160`)
  const { format, width, height } = await sharp(rawPayload).metadata()
  expect([statusCode, format, width, height]).toEqual([200, 'jpeg', 96, 64])
})

it('puts what is transparent on white', async () => {
  const clear = { create: { width: 200, height: 200, channels: 4, background: '#00000000' } } as const
  const sha256 = await put(await sharp(clear).png().toBuffer())
  const { rawPayload } = await get(`/media/${sha256}/160`, { accept: 'image/webp' })
  const { channels } = await sharp(rawPayload).metadata()
  expect([channels, ...(await sharp(rawPayload).raw().toBuffer()).subarray(0, 3)]).toEqual([3, 255, 255, 255])
})

describe('no picture', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['an archive', async () => Buffer.from('PK\x03\x04 a life')],
    [
      'a drawing that would read other files',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['half a HEIC', async () => HEIC.subarray(0, 380)],
    ['a broken PNG', async () => (await plain(400, 400).png().toBuffer()).subarray(0, 40)],
    ['nothing', async () => Buffer.alloc(0)],
  ])('is made of %s', async (_, bytes) => {
    const answer = await get(`/media/${await put(await bytes())}/160`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ errors: { code: 40400, name: 'notFound', message: 'notFound' } })
    expect([answer.headers['cache-control'], answer.headers.etag]).toEqual(['no-store', undefined])
  })

  it.each(['f'.repeat(64), 'F'.repeat(64), 'abc', '..%2f..%2fetc%2fpasswd', '%00'])(
    'is at %s',
    async name => {
      const answer = await get(`/media/${name}/160`)
      expect([answer.statusCode, answer.json().errors.code]).toEqual([404, 40400])
    },
  )
})
