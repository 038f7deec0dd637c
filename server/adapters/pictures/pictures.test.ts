import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostilePictures, largestAvif } from '../../../tests/attacks/hostile-pictures.ts'
import { jobLimits } from './job-cost.ts'
import { type Pictures, startPictures } from './pictures.ts'

let pictures: Pictures
let folder: string
let photo: Buffer
beforeAll(async () => {
  pictures = startPictures({ memoryBytes: 1_500_000_000, kind: 'interactive' })
  folder = await mkdtemp(join(tmpdir(), 'daybound-pictures-'))
  photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#2040c0' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
})
afterAll(async () => {
  await pictures.close()
  await rm(folder, { recursive: true, force: true })
})

const look = (owner: string, bytes: Buffer, by = pictures) =>
  by.run(owner, 'look', async () => ({ bytes }), { phash: true })

test('a picture is looked at from memory as from a file', async () => {
  const path = join(folder, 'photo')
  await writeFile(path, photo)
  const fromFile = await pictures.run('a', 'look', async () => ({ path }), { phash: true })
  expect(fromFile).toMatchObject({ output: { width: 700, height: 900 } })
  expect(await look('a', photo)).toEqual(fromFile)
})

test('a header that stands at the end of a long file is found', async () => {
  const path = join(folder, 'late')
  const comment = Buffer.alloc(65_537, ' ')
  comment.set([0xff, 0xfe, 0xff, 0xff])
  await writeFile(path, Buffer.concat([photo.subarray(0, 2), comment, comment, comment, photo.subarray(2)]))
  const late = await pictures.run('a', 'size', async () => ({ path }), {})
  expect(late).toEqual({ output: { width: 700, height: 900 } })
})

test('what is not there is missing', async () => {
  expect(await pictures.run('a', 'look', async () => undefined, { phash: true })).toEqual({
    refused: 'missing',
  })
})

test.each(['size', 'derive'] as const)('what is removed once it was found is missing to %s', async job => {
  const path = join(folder, `removed-${job}`)
  await writeFile(path, photo)
  const open = async () => {
    await rm(path)
    return { path }
  }
  const wish = { width: 100, format: 'webp' as const }
  expect(await pictures.run('a', job, open, wish)).toEqual({ refused: 'missing' })
})

test('each kind of hostile picture gets its answer, and the next picture is seen', async () => {
  const codes = {
    'not-a-picture': 'notAPicture',
    'unsupported-picture': 'notAPicture',
    'broken-picture': 'brokenPicture',
    'picture-too-large': 'pictureTooLarge',
  }
  for (const { name, bytes, answer } of await hostilePictures()) {
    const lookedAt = await look('a', bytes)
    const why =
      'refused' in lookedAt
        ? lookedAt.refused
        : 'unreadable' in lookedAt.output
          ? lookedAt.output.unreadable
          : 'taken'
    expect([name, Object.entries(codes).find(([reason]) => reason === why)?.[1] ?? why]).toEqual([
      name,
      answer,
    ])
  }
  expect(await look('a', photo)).toMatchObject({ output: { width: 700 } })
})

test('who asks for much leaves a turn to others', async () => {
  const begun: string[] = []
  const lookOnce = (owner: string) =>
    pictures.run(
      owner,
      'look',
      async () => {
        begun.push(owner)
        return { bytes: photo }
      },
      { phash: true },
    )
  // more than may be looked at at once
  const many = Array.from({ length: availableParallelism() + 2 }, () => lookOnce('much'))
  await Promise.all([...many, lookOnce('little')])
  expect(begun.indexOf('little')).toBeLessThan(begun.lastIndexOf('much'))
})

describe('a job that goes over its limits', () => {
  test.each([
    ['of processor time', { processorMs: 1 }],
    ['of memory', { memoryBytes: 1_000_000 }],
    ['of time', { wallMs: 1 }],
  ])('%s ends as a picture that is too large, and its process is replaced', async (_, limit) => {
    let isLimited = true
    const limited = startPictures({
      memoryBytes: 1_500_000_000,
      kind: 'background',
      limits: input => ({ ...jobLimits(input), ...(isLimited && limit) }),
    })
    expect(await look('a', largestAvif(), limited)).toEqual({ refused: 'picture-too-large' })
    isLimited = false
    expect(await look('a', photo, limited)).toMatchObject({ output: { width: 700 } })
    await limited.close()
  })

  test('limits grow with the pixels, and those of what is no larger than usual are wide', () => {
    const of = (side: number) =>
      jobLimits({
        original: { path: '' },
        measured: { width: side, height: side, decoding: 'whole' },
        wish: {},
      })
    expect(of(8000).memoryBytes).toBeGreaterThan(of(1000).memoryBytes)
    expect(of(8000).processorMs).toBeGreaterThan(of(1000).processorMs)
    expect(of(100).memoryBytes).toBeGreaterThan(300_000_000)
  })
})

test('who has too much waiting is told so', async () => {
  let isOver: () => void = () => undefined
  const over = new Promise<undefined>(resolve => {
    isOver = () => resolve(undefined)
  })
  const answers = Array.from({ length: 600 }, () => pictures.run('a', 'size', () => over, {}))
  const full = await answers[599]
  isOver()
  expect(full).toEqual({ refused: 'full' })
  expect(await answers[0]).toEqual({ refused: 'missing' })
  await Promise.all(answers)
})
