import { rename, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { bareJpeg } from './jpeg/bare-jpeg.ts'
import { toCmyk } from './to-cmyk.ts'

/** The files that are to be made of one photo; widths in px. */
export interface WantedFiles {
  /** What it is decoded at; none of the files that are decoded is wider. */
  decodedWidth: number
  files: readonly { file: string; width: number; quality: number; colour: 'srgb' | 'cmyk' }[]
}

/**
 * Makes the JPEGs of one photo, each whole or not at all; false where it cannot be decoded, or has more pixels than `mostPixels`.
 * A JPEG that is sound, upright, in sRGB and not much larger than wanted stays as it is coded: that is faster, and no second
 * loss. Errors of the disk are thrown.
 */
export async function derivePhoto(bytes: Buffer, wanted: WantedFiles, mostPixels: number): Promise<boolean> {
  const bare = bareJpeg(bytes)
  const coded = bare?.bytes ?? bytes
  const fits = ({ width, colour }: WantedFiles['files'][number]) =>
    bare !== undefined && colour === 'srgb' && bare.width <= width * mostOversize
  const others = wanted.files.filter(file => !fits(file))
  const isKept = others.length < wanted.files.length
  if (others.length === 0 && (await isSound(coded, mostPixels))) {
    for (const { file } of wanted.files) await save(file, coded)
    return true
  }
  // what is decoded without a warning for the others is sound to be kept
  const sound =
    isKept && others.length > 0 ? await decode(coded, wanted.decodedWidth, mostPixels, 'warning') : undefined
  const decoded = sound ?? (await decode(coded, wanted.decodedWidth, mostPixels, 'none'))
  if (!decoded) return false
  for (const wish of wanted.files) {
    const isAsCoded = sound !== undefined && fits(wish)
    await save(wish.file, isAsCoded ? coded : await encode(decoded(), wish))
  }
  return true
}

async function encode(decoded: Sharp, { width, quality, colour }: WantedFiles['files'][number]) {
  const sized = decoded.resize({ width, withoutEnlargement: true })
  const inks = colour === 'cmyk' ? toCmyk(sized) : sized
  return inks.jpeg({ quality }).toBuffer()
}

/** How many times as wide as wanted a photo may be to stay as it is. */
const mostOversize = 1.5

// Goes through all of the data, at an eighth of the size, and takes no warning: other readers may be less lenient.
async function isSound(bytes: Buffer, limitInputPixels: number): Promise<boolean> {
  return sharp(bytes, { failOn: 'warning', limitInputPixels, sequentialRead: true })
    .resize(32, 32, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
}

// Decoded once, at the largest size that is wanted; JPEGs are shrunk while they are decoded. What was accepted when
// it was looked at is printed as far as it goes: a damaged last row is better than no picture.
async function decode(bytes: Buffer, width: number, limitInputPixels: number, failOn: 'none' | 'warning') {
  try {
    const { data, info } = await sharp(bytes, { failOn, limitInputPixels })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width: w, height, channels } = info
    return (): Sharp => sharp(data, { raw: { width: w, height, channels } })
  } catch {
    // whatever the decoder says of it, the picture cannot be printed, and the receipt will say so
    return undefined
  }
}

async function save(file: string, bytes: Buffer) {
  await writeFile(`${file}.${process.pid}`, bytes)
  await rename(`${file}.${process.pid}`, file)
}
