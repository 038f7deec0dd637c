import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { images, pictures } from '#server/features/library/images/schema'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import { takeImage } from './take-image.ts'

let fixture: ImportFixture
let uid: string
beforeAll(async () => {
  fixture = await importFixture()
  uid = (await fixture.newBook()).uid
})
afterAll(() => fixture.close())

const take = (bytes: Buffer) => takeImage(uid, Readable.from([bytes]), fixture.deps)
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2040c0' } })

test('a picture is kept as it came, with its upright size', async () => {
  const bytes = await plain(900, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const taken = await take(bytes)
  if ('refused' in taken) throw new Error(taken.refused)
  expect(taken).toMatchObject({ width: 600, height: 900, image: `/media/${taken.sha256}/640` })
  expect(await fixture.deps.files.read(taken.sha256)).toEqual(bytes)
  const again = await take(bytes)
  expect(again).toEqual({ ...taken, imageId: expect.not.stringMatching(taken.imageId) })
  expect(await fixture.deps.db.select().from(images).where(eq(images.uid, uid))).toHaveLength(2)
  expect(await fixture.deps.db.select().from(pictures)).toMatchObject([{ width: 600, bytes: bytes.length }])
})

test('of an animation the first frame counts', async () => {
  const frames = await sharp(
    [await plain(500, 500).png().toBuffer(), await plain(500, 500).negate().png().toBuffer()],
    { join: { animated: true } },
  )
    .gif()
    .toBuffer()
  expect(await take(frames)).toMatchObject({ width: 500, height: 500 })
})

test.each([
  ['pictureTooSmall', () => plain(479, 2000).jpeg().toBuffer()],
  ['pictureTooSmall', () => plain(2000, 479).withMetadata({ orientation: 8 }).jpeg().toBuffer()],
  [
    'notAPicture',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
  ],
  ['notAPicture', async () => Buffer.from('%PDF-1.7')],
  ['notAPicture', async () => Buffer.alloc(0)],
  ['brokenPicture', async () => (await plain(900, 900).png().toBuffer()).subarray(0, 200)],
  ['pictureTooLarge', () => plain(10_001, 10_001).png({ compressionLevel: 1 }).toBuffer()],
])('%s is said of a picture of that kind', async (refused, bytes) => {
  expect(await take(await bytes())).toEqual({ refused })
})

test('a file that was cut at the limit of a form is too large', async () => {
  const file = Object.assign(Readable.from([await plain(900, 900).jpeg().toBuffer()]), { truncated: true })
  expect(await takeImage(uid, file, fixture.deps)).toEqual({ refused: 'tooLarge' })
})
