import { rename, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { bareJpeg } from './jpeg/bare-jpeg.ts'
import { toCmyk } from './to-cmyk.ts'

/** The files that are to be made of one photo; widths in px. */
export interface WantedFiles {
  /** The widest of them. */
  widest: number
  files: readonly WantedFile[]
}

interface WantedFile {
  file: string
  width: number
  quality: number
  /** With tables of its own: a tenth smaller, for half as much time again. */
  isDense: boolean
  colour: 'srgb' | 'cmyk'
}

/**
 * Makes the JPEGs of one photo, each whole or not at all; false where it cannot be decoded, or has more pixels than `mostPixels`.
 * A JPEG that is sound, upright, in sRGB and not much larger than wanted stays as it is coded: that is faster, and no second
 * loss. Errors of the disk are thrown.
 */
export async function derivePhoto(bytes: Buffer, wanted: WantedFiles, mostPixels: number): Promise<boolean> {
  const bare = bareJpeg(bytes)
  const made =
    (bare && (await madeOfCoded(bare, wanted, mostPixels))) ??
    (await madeOfDecoded(bare?.bytes ?? bytes, wanted, mostPixels))
  if (!made) return false
  for (const { file, jpeg } of made) await save(file, jpeg)
  return true
}

type BareJpeg = NonNullable<ReturnType<typeof bareJpeg>>

interface MadeFile {
  file: string
  jpeg: Buffer
}

/**
 * The files of a sound JPEG that is not much larger than the widest of them: those that are much smaller, or in inks, are decoded at
 * their own size each, for which all of it is read in a fraction of the time. Undefined of any other picture. Which of the two ways
 * a photo goes hangs on nothing but its bytes and the widest file, which every name says (derive-photos.ts).
 */
async function madeOfCoded(
  bare: BareJpeg,
  { widest, files }: WantedFiles,
  mostPixels: number,
): Promise<MadeFile[] | undefined> {
  const isNear = (width: number) => bare.width <= width * mostOversize
  if (!isNear(widest)) return undefined
  const staysAsCoded = ({ width, colour }: WantedFile) => colour === 'srgb' && isNear(width)
  // takes no warning: other readers may be less lenient
  const coded = () =>
    sharp(bare.bytes, { failOn: 'warning', limitInputPixels: mostPixels, sequentialRead: true })
  try {
    if (files.every(staysAsCoded)) await readThrough(coded())
    return await Promise.all(
      files.map(async wish => ({
        file: wish.file,
        jpeg: staysAsCoded(wish) ? bare.bytes : await encode(coded(), wish),
      })),
    )
  } catch {
    // what is not sound may still be decoded as far as it goes
    return undefined
  }
}

/** The files of a picture that is decoded once, at the size of the widest. */
async function madeOfDecoded(
  bytes: Buffer,
  { widest, files }: WantedFiles,
  mostPixels: number,
): Promise<MadeFile[] | undefined> {
  const decoded = await decode(bytes, widest, mostPixels)
  return (
    decoded &&
    Promise.all(files.map(async wish => ({ file: wish.file, jpeg: await encode(decoded(), wish) })))
  )
}

async function encode(picture: Sharp, { width, quality, isDense, colour }: WantedFile): Promise<Buffer> {
  const sized = picture.resize({ width, withoutEnlargement: true })
  const inks = colour === 'cmyk' ? toCmyk(sized) : sized
  return inks.jpeg({ quality, optimiseCoding: isDense }).toBuffer()
}

/** How many times as wide as wanted a photo may be to stay as it is. */
const mostOversize = 1.5

// Goes through all of the data, at an eighth of the size.
async function readThrough(coded: Sharp): Promise<void> {
  await coded.resize(32, 32, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer()
}

// JPEGs are shrunk while they are decoded. What was accepted when it was looked at is printed as far as it goes: a damaged last row
// is better than no picture.
async function decode(
  bytes: Buffer,
  width: number,
  limitInputPixels: number,
): Promise<(() => Sharp) | undefined> {
  try {
    const { data, info } = await sharp(bytes, { failOn: 'none', limitInputPixels })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width: w, height, channels } = info
    return () => sharp(data, { raw: { width: w, height, channels } })
  } catch {
    // whatever the decoder says of it, the picture cannot be printed, and the receipt will say so
    return undefined
  }
}

async function save(file: string, bytes: Buffer) {
  await writeFile(`${file}.${process.pid}`, bytes)
  await rename(`${file}.${process.pid}`, file)
}
