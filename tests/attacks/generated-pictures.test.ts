import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookFor } from '#server/adapters/pictures/look-for'
import { type Pictures, startPictures } from '#server/adapters/pictures/pictures'
import { deeper, isDeep } from '../depth.ts'
import { type GeneratedPicture, generatedPictures } from './generate-pictures.ts'

// Takes long: pictures of each kind of attack are decoded.

let pictures: Pictures
let photo: Buffer
let generators: Awaited<ReturnType<typeof generatedPictures>>
beforeAll(async () => {
  pictures = startPictures({ memoryBytes: 1_000_000_000, kind: 'background' })
  photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#2040c0' } })
    .jpeg()
    .toBuffer()
  generators = await generatedPictures(isDeep ? 10 : 1)
})
afterAll(() => pictures.close())

const seed = 5
const runs = isDeep ? 150 : 12

/** A picture, or one of these words; a limit that is reached says `picture-too-large` too. */
const answers = ['taken', 'broken-picture', 'picture-too-large', 'not-a-picture', 'unsupported-picture']

test.each(['huge by its header', 'tiny but huge', 'many frames', 'deep metadata', 'truncated', 'garbled'])(
  '%s: each has a clear answer, and another person gets his meanwhile',
  deeper,
  async kind => {
    const attacks = fc.sample(generators[kind] ?? expect.unreachable(), { seed, numRuns: runs })
    const look = async (owner: string, { what, bytes }: GeneratedPicture) => {
      const looked = await lookFor(owner, pictures)(bytes, { phash: true })
      return [what, 'sha256' in looked ? 'taken' : looked.unreadable]
    }
    const attack = Promise.all(attacks.map(picture => look('attacker', picture)))
    expect(await look('other', { what: 'a photo', bytes: photo })).toEqual(['a photo', 'taken'])
    expect((await attack).filter(([, answer]) => !answers.includes(answer ?? ''))).toEqual([])
    // and nothing of it stays in the children
    expect(await look('attacker', { what: 'a photo', bytes: photo })).toEqual(['a photo', 'taken'])
  },
)
