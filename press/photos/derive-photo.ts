import { rename, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { toCmyk } from './to-cmyk.ts'

/** The files that are to be made of one photo; widths in px. */
export interface WantedFiles {
  /** What it is decoded at; none of the files is wider. */
  decodedWidth: number
  files: readonly { file: string; width: number; quality: number; colour: 'srgb' | 'cmyk' }[]
}

/**
 * Makes the JPEGs of one photo, each whole or not at all; false where it cannot be decoded, or has more pixels than `mostPixels`.
 * Errors of the disk are thrown.
 */
export async function derivePhoto(bytes: Buffer, wanted: WantedFiles, mostPixels: number): Promise<boolean> {
  const decoded = await decode(bytes, wanted.decodedWidth, mostPixels)
  if (!decoded) return false
  for (const { file, width, quality, colour } of wanted.files) {
    const sized = decoded().resize({ width, withoutEnlargement: true })
    const inks = colour === 'cmyk' ? toCmyk(sized) : sized
    await save(file, await inks.jpeg({ quality }).toBuffer())
  }
  return true
}

// Decoded once, at the largest size that is wanted; JPEGs are shrunk while they are decoded. What was accepted when
// it was looked at is printed as far as it goes: a damaged last row is better than no picture.
async function decode(bytes: Buffer, width: number, limitInputPixels: number) {
  try {
    const { data, info } = await sharp(bytes, { failOn: 'none', limitInputPixels })
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
