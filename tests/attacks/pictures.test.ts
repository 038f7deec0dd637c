import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { uploadImage } from '#contract/images'
import { listBooks } from '#contract/shelf'
import { type Studio, startStudio } from '../studio.ts'
import { hostilePictures, largestAvif } from './hostile-pictures.ts'

// Takes long: a gigabyte is decoded again and again, as an attacker has it done.

const memoryBytes = 1_200_000_000
const coverBytes = 300_000

let studio: Studio
let attacker: { token: string }
let other: { token: string; bid: string }
/** Of the other one; only covers that name a book are kept on the disk. */
let bid: string
let photo: Buffer
beforeAll(async () => {
  studio = await startStudio({
    worker: false,
    environment: {
      PICTURE_MEMORY_BYTES: String(memoryBytes),
      COVER_CACHE_BYTES: String(coverBytes),
      TRUSTED_PROXIES: 'loopback',
    },
  })
  attacker = await studio.logIn('second')
  other = await studio.firstBook('empty')
  bid = other.bid
  photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#2040c0' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => studio.close())

const upload = async (by: { token: string }, file: Buffer) => {
  const { status, body } = await studio.call(uploadImage, { token: by.token, file })
  return status === 201 ? 'taken' : body.errors.code
}

/** How many bytes this process, in which the API runs, grew by at most while some work was done. */
async function growthDuring(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  await work().finally(() => clearInterval(watch))
  return most - before
}

test('eight at once of each kind get a clear answer', async () => {
  for (const { name, bytes, answer } of await hostilePictures()) {
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(attacker, bytes)))
    const expected = answer === 'taken' ? answer : codes[answer].code
    expect([name, ...new Set(answers)]).toEqual([name, expected])
  }
})

test('eight of the largest at once are decoded outside of the API, while others are answered', async () => {
  const ends: string[] = []
  const note = <T>(name: string, work: Promise<T>) =>
    work.then(answer => {
      ends.push(name)
      return answer
    })
  const growth = await growthDuring(async () => {
    const attack = Array.from({ length: 8 }, () => note('attack', upload(attacker, largestAvif())))
    const shelf = await note('shelf', studio.call(listBooks, { token: other.token }))
    expect(shelf.status).toBe(200)
    expect(await note('photo', upload(other, photo))).toBe('taken')
    expect(new Set(await Promise.all(attack))).toEqual(new Set(['taken']))
  })
  // each takes 400 MB and more where it is decoded
  expect(growth).toBeLessThan(200_000_000)
  expect(ends.indexOf('shelf')).toBeLessThan(ends.lastIndexOf('attack'))
  expect(ends.indexOf('photo')).toBeLessThan(ends.lastIndexOf('attack'))
})

test('nothing of an upload that was refused stays', async () => {
  const [svg] = (await hostilePictures()).filter(({ answer }) => answer === 'notAPicture')
  await upload(attacker, svg?.bytes ?? photo)
  expect(await readdir(join(studio.folder, 'scratch')).catch(() => [])).toEqual([])
})

describe('covers, for which nobody has to log in', () => {
  /** Addresses behind the proxy of this machine, which is named. */
  const cover = async (from: string, title: string, size = 4096) => {
    const address = `${studio.origin}/cover/classic?size=${size}&title=${title}&book=${bid}`
    const answer = await request(address, { headers: { 'x-forwarded-for': from, accept: 'image/png' } })
    return { status: answer.statusCode, bytes: Buffer.from(await answer.body.arrayBuffer()) }
  }

  test('are drawn no wider than screens ask for, and fill no more of the disk than the setting says', async () => {
    const names = Array.from({ length: 48 }, (_, n) => `cover-${n}`)
    const answers = await Promise.all(names.map((name, n) => cover(`203.0.113.${n % 8}`, name)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const widths = await Promise.all(answers.map(async ({ bytes }) => (await sharp(bytes).metadata()).width))
    expect(new Set(widths)).toEqual(new Set([1280]))
    expect(answers.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeGreaterThan(3 * coverBytes)
    await expect.poll(() => cachedCovers()).toBeLessThanOrEqual(1.5 * coverBytes)
  })

  test('are refused to an address that asks without end, and drawn for another', async () => {
    const same = Array.from({ length: 700 }, () => cover('203.0.113.99', 'again', 48))
    const statuses = (await Promise.all(same)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(statuses.filter(status => status === 200)).toHaveLength(600)
    expect((await cover('203.0.113.100', 'again', 48)).status).toBe(200)
  })

  async function cachedCovers(): Promise<number> {
    const folder = join(studio.folder, 'files', 'kept', 'covers')
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    const sizes = entries.map(async entry =>
      entry.isFile()
        ? ((await stat(join(entry.parentPath, entry.name)).catch(() => undefined))?.size ?? 0)
        : 0,
    )
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
})

test('one person who brings pictures without end is stopped, and another is not', async () => {
  const many = await studio.logIn('withholds')
  const answers = await Promise.all(Array.from({ length: 125 }, () => upload(many, Buffer.from('<svg/>'))))
  const stopped = answers.filter(answer => answer === codes.tooManyRequests.code)
  expect(stopped).toHaveLength(5)
  expect(await upload(other, photo)).toBe('taken')
})
