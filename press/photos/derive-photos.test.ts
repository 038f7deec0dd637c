import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { drawnPicture } from '../../tests/press/drawn-picture.ts'
import { grainyPicture } from '../../tests/press/grainy-picture.ts'
import { deriveHere } from './derive-here.ts'
import { derivePhotos, type PhotoUse } from './derive-photos.ts'
import { bareJpeg } from './jpeg/bare-jpeg.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybound-photos-'))
})
afterEach(() => rm(folder, { recursive: true }))

const both: readonly PhotoUse[] = ['print', 'reading']
const derive = (
  pictures: Record<string, Buffer>,
  { widthsMm = [60], colour = 'srgb' as 'srgb' | 'cmyk', uses = both } = {},
) =>
  derivePhotos(
    new Map(Object.keys(pictures).map(name => [name, widthsMm])),
    deriveHere(async name => pictures[name] ?? Buffer.alloc(0)),
    { folder, colour, uses },
  )

it('makes as many pixels as the slot needs: 300 ppi to print, 150 to read, in steps of 8', async () => {
  const { fileFor } = await derive({ harbour: await drawnPicture(2000, 1500, '#7FA3B5') })
  expect(await sharp(fileFor('harbour', 60, 'print')).metadata()).toMatchObject({
    format: 'jpeg',
    width: 712,
    height: 534,
    space: 'srgb',
  })
  expect((await sharp(fileFor('harbour', 60, 'reading')).metadata()).width).toBe(360)
})

it('enlarges nothing', async () => {
  const { fileFor } = await derive({ small: await drawnPicture(300, 200, '#7FA3B5') })
  expect(await sharp(fileFor('small', 60, 'print')).metadata()).toMatchObject({ width: 300, height: 200 })
})

it('turns upright what a camera held sideways', async () => {
  const sideways = await sharp(await drawnPicture(1200, 800, '#7FA3B5'))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { fileFor } = await derive({ sideways })
  const { width, height, orientation } = await sharp(fileFor('sideways', 60, 'print')).metadata()
  expect([width, height, orientation]).toEqual([712, 1068, undefined])
})

it('gives inks to a printer who wants inks, and light to a reader', async () => {
  const { fileFor } = await derive({ harbour: await drawnPicture(900, 600, '#7FA3B5') }, { colour: 'cmyk' })
  expect((await sharp(fileFor('harbour', 60, 'print')).metadata()).space).toBe('cmyk')
  expect((await sharp(fileFor('harbour', 60, 'reading')).metadata()).space).toBe('srgb')
})

it('names the pictures that cannot be decoded, and makes the others, a damaged one as far as it goes', async () => {
  const whole = await drawnPicture(1200, 800, '#7FA3B5')
  const { broken, fileFor } = await derive({
    whole,
    damaged: whole.subarray(0, whole.length / 2),
    letter: Buffer.from('not a picture'),
  })
  expect(broken).toEqual(['letter'])
  expect((await sharp(fileFor('damaged', 60, 'print')).metadata()).width).toBe(712)
  expect((await sharp(fileFor('whole', 60, 'print')).metadata()).width).toBe(712)
})

it('makes for reading alone nothing that is for print, and the same files whatever was made before', async () => {
  const harbour = await drawnPicture(2000, 1500, '#7FA3B5')
  const alone = async () => {
    const { fileFor } = await derive({ harbour }, { uses: ['reading'] })
    return { bytes: await readFile(fileFor('harbour', 60, 'reading')), files: await readdir(folder) }
  }
  const first = await alone()
  expect(first.files).toHaveLength(1)
  expect((await sharp(first.bytes).metadata()).width).toBe(360)
  await rm(folder, { recursive: true })
  await derive({ harbour })
  expect((await alone()).bytes.equals(first.bytes)).toBe(true)
})

it('gives a photo the same bytes whether another book showed it larger before or not', async () => {
  const harbour = await drawnPicture(2000, 1500, '#7FA3B5')
  const filesOf = async () => {
    const { fileFor } = await derive({ harbour })
    return Promise.all(both.map(use => readFile(fileFor('harbour', 60, use), 'base64')))
  }
  const first = await filesOf()
  await rm(folder, { recursive: true })
  await derive({ harbour }, { widthsMm: [120, 60] })
  expect(await filesOf()).toEqual(first)
})

it('gives what is to be read the same bytes beside light and beside inks, and one photo beside itself larger', async () => {
  const photo = await grainyPicture(900, 600)
  const reading = async (colour: 'srgb' | 'cmyk', widthsMm: number[]) => {
    await rm(folder, { recursive: true })
    const { fileFor } = await derive({ photo }, { colour, widthsMm })
    return readFile(fileFor('photo', widthsMm.at(-1) ?? 0, 'reading'), 'base64')
  }
  expect(await reading('cmyk', [60])).toEqual(await reading('srgb', [60]))
  // the name tells the widest: with it the bytes are the same whatever stays as it is coded
  expect(await reading('cmyk', [60, 30])).toEqual(await reading('srgb', [60, 30]))
})

it('opens nothing that was made before', async () => {
  await derive({ harbour: await drawnPicture(900, 600, '#7FA3B5') })
  const { broken } = await derive({ harbour: Buffer.from('gone') })
  expect(broken).toEqual([])
})

it('leaves a JPEG as it is coded up to one and a half times the width that its slot wants, and no wider', async () => {
  const kept = async (width: number, use: PhotoUse) => {
    const photo = await grainyPicture(width, 100)
    const { fileFor } = await derive({ [width]: photo })
    return (await readFile(fileFor(String(width), 60, use))).equals(bareJpeg(photo)?.bytes ?? Buffer.alloc(0))
  }
  // a slot of 60 mm wants 712 px to print and 360 px to read
  expect([await kept(540, 'reading'), await kept(541, 'reading')]).toEqual([true, false])
  expect([await kept(300, 'print'), await kept(1068, 'print'), await kept(1069, 'print')]).toEqual([
    true,
    true,
    false,
  ])
})

it('decodes what is to be in inks, and what ends too soon', async () => {
  const photo = await grainyPicture(300, 200)
  const { fileFor: inks } = await derive({ photo }, { colour: 'cmyk' })
  expect((await sharp(inks('photo', 60, 'print')).metadata()).space).toBe('cmyk')
  const damaged = Buffer.concat([photo.subarray(0, -900), photo.subarray(-2)])
  expect(bareJpeg(damaged)).toBeDefined()
  const { fileFor } = await derive({ damaged })
  for (const use of both) {
    const made = await readFile(fileFor('damaged', 60, use))
    expect(made.equals(bareJpeg(damaged)?.bytes ?? made)).toBe(false)
  }
})
