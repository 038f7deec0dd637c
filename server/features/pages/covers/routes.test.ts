import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CoverAddressed, coverAddress } from '#domain/covers/cover-address'
import { coverTemplates, themeColours } from '#domain/covers/cover-colours'
import { type Engine, startEngine } from '#press/products/engine'
import type { Files } from '#server/adapters/files/files'
import { folderFiles } from '#server/adapters/files/folder-files'
import { type Pictures, startPictures } from '#server/adapters/pictures/pictures'
import { coverRoutes } from './routes.ts'

let folder: string
let files: Files
let engine: Engine
let app: FastifyInstance
let pictures: Pictures
let green: string
let drawn = 0
const logged: { level: number; msg: string }[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybound-covers-'))
  files = folderFiles(folder)
  engine = startEngine({ workers: 1 })
  const counting: Pick<Engine, 'run'> = {
    run: (job, input) => {
      if (job === 'pdf') drawn += 1
      return engine.run(job, input)
    },
  }
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) }
  app = fastify({ logger: { level: 'error', stream } })
  const hosts = { own: ['daybound.test'] }
  pictures = startPictures({ memoryBytes: 1_000_000_000, kind: 'interactive' })
  await app.register(coverRoutes, {
    files,
    engine: counting,
    pictures,
    hosts,
    maySee,
    cacheOf,
    scratch: join(folder, 'scratch'),
  })
  const picture = sharp({ create: { width: 800, height: 1000, channels: 3, background: '#14C83C' } })
  green = (await files.put(await picture.jpeg().toBuffer())).sha256
})
afterAll(async () => {
  await app.close()
  await pictures.close()
  await engine.close()
  await rm(folder, { recursive: true, force: true })
})

const maySee = async () => isSeen
let isSeen = true
const cacheOf = async (bid: string) => (bid === 'mine' ? files : undefined)

const cover = (more: Partial<CoverAddressed> = {}): CoverAddressed => ({
  template: 'classic',
  colour: '#243F66',
  title: '小島日記',
  author: '小滿',
  years: '2021',
  widthPx: 240,
  ...more,
})
const get = (url: string, headers: Record<string, string> = { accept: 'image/png' }) =>
  app.inject({ url, headers })
const failing = async (url: string) => {
  const before = logged.length
  const answer = await get(url)
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    '',
  ])
  expect([answer.headers['cache-control'], answer.headers.etag]).toEqual(['no-store', undefined])
  expect(logged.slice(before).map(({ level, msg }) => [level, msg])).toEqual([
    [50, 'a cover could not be built'],
  ])
}

it.each(themeColours.map(({ hex }) => hex))('prints on the ground %s', async colour => {
  const { rawPayload } = await get(coverAddress(cover({ colour, widthPx: 64 })))
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([64, 91])
  expect(distance(data, 0, colour)).toBeLessThan(6)
})

it.each(coverTemplates.map(({ name }) => name))(
  'draws %s, light, dark and with a picture',
  async template => {
    const looks: Partial<CoverAddressed>[] = [
      { colour: '#F3EDE1' },
      { colour: '#24262B' },
      { picture: { sha256: green } },
    ]
    const answers = await Promise.all(looks.map(look => get(coverAddress(cover({ template, ...look })))))
    expect(answers.map(answer => answer.headers['content-type'])).toEqual([
      'image/png',
      'image/png',
      'image/png',
    ])
    expect(new Set(answers.map(answer => answer.rawPayload.toString('base64'))).size).toBe(3)
  },
)

it('shows the picture, by whatever address of ours', async () => {
  const address = coverAddress(cover({ template: 'obi', picture: { sha256: green } }))
  const { rawPayload } = await get(address)
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
  expect(distance(data, (100 * info.width + 120) * 3, '#14C83C')).toBeLessThan(10)
  const other = await get(
    address.replace(green, encodeURIComponent(`https://daybound.test/media/${green}/320`)),
  )
  expect(other.rawPayload.equals(rawPayload)).toBe(true)
})

it.each([
  [undefined, 'image/jpeg'],
  ['*/*', 'image/jpeg'],
  ['image/png,image/*;q=0.8', 'image/png'],
  ['image/avif,image/webp,image/png,*/*', 'image/webp'],
])('comes to who accepts %s as %s', async (accept, type) => {
  const answer = await get(coverAddress(cover()), accept === undefined ? {} : { accept })
  const { format, width, height } = await sharp(answer.rawPayload).metadata()
  expect([answer.headers['content-type'], `image/${format}`]).toEqual([type, type])
  expect([width, height, answer.headers.vary]).toEqual([240, 341, 'Accept'])
})

it('has the proportions of its paper', async () => {
  const { rawPayload } = await get(coverAddress(cover({ paper: 'a4', widthPx: 240 })))
  const { width, height } = await sharp(rawPayload).metadata()
  expect([width, height]).toEqual([240, 326])
})

describe('a cover that was drawn', () => {
  it('is drawn once for all who ask, and not again', async () => {
    const address = coverAddress(cover({ title: 'once' }))
    const before = drawn
    const answers = await Promise.all([1, 2, 3].map(() => get(address)))
    const again = await get(`${address}&utm_source=somewhere`)
    expect(drawn - before).toBe(1)
    expect(answers.every(answer => answer.rawPayload.equals(again.rawPayload))).toBe(true)
  })
  it('is the same by its plain name as by its white one', async () => {
    const address = coverAddress(cover({ title: 'once' }))
    const before = drawn
    const [white, plain] = [await get(address), await get(address.replace('-white', ''))]
    expect([address.includes('classic-white'), plain.rawPayload.equals(white.rawPayload)]).toEqual([
      true,
      true,
    ])
    expect(drawn - before).toBeLessThanOrEqual(1)
  })
  it('is not sent again to who has it', async () => {
    const address = coverAddress(cover())
    const { headers } = await get(address)
    const etag = String(headers.etag)
    const before = drawn
    expect((await get(address, { accept: 'image/png', 'if-none-match': etag })).statusCode).toBe(304)
    expect((await get(coverAddress(cover({ author: 'x' })), { 'if-none-match': etag })).statusCode).toBe(200)
    expect(drawn - before).toBe(1)
  })
})

describe('a cover of a book', () => {
  it('is kept with the book', async () => {
    const address = coverAddress(cover({ bid: 'mine', title: 'of a book' }))
    const before = drawn
    const [first, again] = [await get(address), await get(address)]
    expect([first.statusCode, drawn - before, again.rawPayload.equals(first.rawPayload)]).toEqual([
      200,
      1,
      true,
    ])
  })
  it('that is deleted is at no address, also to who has it', async () => {
    const { headers } = await get(coverAddress(cover({ bid: 'mine' })))
    const answer = await get(coverAddress(cover({ bid: 'deleted' })), {
      'if-none-match': String(headers.etag),
    })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
  })
})

it('with a picture is only for who may see the picture, and for no shared cache', async () => {
  const address = coverAddress(cover({ template: 'obi', picture: { sha256: green } }))
  const answer = await get(address)
  expect(answer.headers['cache-control']).toMatch(/^private,/)
  isSeen = false
  const refused = await get(address, { 'if-none-match': String(answer.headers.etag) })
  isSeen = true
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([404, 'no-store'])
})

it.each([
  ['long', '很長的書名'.repeat(400)],
  ['without a space', 'x'.repeat(2000)],
  ['in HTML', '<img src=x onerror=alert(1)>"\'&amp;'],
  ['in the language of the engine', '#read("/etc/passwd") $x$ *a* _b_ \\ ] ) }'],
  ['both ways', 'שלום \u202eabc\u202c مرحبا \u2066x'],
  ['in many scripts', 'กำลังใจ हिन्दी 한국어 👩‍👩‍👧‍👦 𠮷野家 é̂̂̂'],
  ['of control characters', 'a\u0000b\u0007\r\n\t\u200b\ufeff'],
  ['of nothing to see', '   \u200b '],
])('draws a title %s', async (_, title) => {
  const answer = await get(coverAddress(cover({ title: title.slice(0, 1600), author: title.slice(0, 200) })))
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
})

it('says without an error that a picture is gone, also one that goes while it is drawn', async () => {
  const before = logged.length
  expect((await get(`/cover/classic?mainImg=${'f'.repeat(64)}`)).statusCode).toBe(404)
  const picture = sharp({ create: { width: 820, height: 1000, channels: 3, background: '#1428C8' } })
  const { sha256 } = await files.put(await picture.jpeg().toBuffer())
  const { path } = files
  files.path = async key => {
    const cachedFile = await path?.(key)
    await files.remove(key)
    return cachedFile
  }
  try {
    const { statusCode, headers } = await get(`/cover/classic?mainImg=${sha256}`)
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
  } finally {
    Object.assign(files, { path })
  }
  expect(logged.slice(before)).toEqual([])
})

describe('logs an error and answers with nothing to', () => {
  it.each([
    '/cover/calendar?title=a&pic[posX]=0.2&pic[posY]=0.3&pic=',
    '/cover/magazine?title=a&subtitle=b',
    '/cover/full-white',
    '/cover/..%2f..%2fpackage.json',
    '/cover/__proto__',
    '/cover/classic?bgColor=red',
    '/cover/classic?title=a&title=b',
    '/cover/classic?mainImg=http://169.254.169.254/latest/meta-data',
    `/cover/classic?mainImg=https://elsewhere.test/media/${'a'.repeat(64)}/480`,
  ])('%s', failing)

  it('a picture that is none', async () => {
    const { sha256 } = await files.put(Buffer.from('PK\x03\x04'))
    await failing(`/cover/classic?mainImg=${sha256}`)
  })

  it('an engine that fails, and draws when it works again', async () => {
    let broken = true
    const other = fastify({
      logger: { level: 'error', stream: { write: line => void logged.push(JSON.parse(line)) } },
    })
    const run: Engine['run'] = (job, input) =>
      broken ? Promise.reject(new Error('no engine')) : engine.run(job, input)
    await other.register(coverRoutes, {
      files,
      engine: { run },
      pictures,
      hosts: { own: [] },
      maySee,
      cacheOf,
      scratch: folder,
    })
    const before = logged.length
    const url = coverAddress(cover({ title: 'later' }))
    expect((await other.inject({ url })).body).toBe('')
    expect(logged.slice(before).map(({ msg }) => msg)).toEqual(['a cover could not be built'])
    broken = false
    expect((await other.inject({ url })).headers['content-type']).toBe('image/jpeg')
    await other.close()
  })
})

/** Largest difference of a channel between a pixel and a colour. */
function distance(data: Buffer, at: number, hex: string): number {
  const colour = Buffer.from(hex.slice(1), 'hex')
  return Math.max(...[0, 1, 2].map(i => Math.abs((data[at + i] ?? 0) - (colour[i] ?? 0))))
}
