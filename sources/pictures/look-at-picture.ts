import { hash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import type { Picture, PictureContent } from '#domain/books/item'
import type { ReceiptReason } from '#domain/books/receipt'
import { invariant } from '#domain/invariant'
import { isPictureTooLarge, type MeasuredPicture } from '#domain/pictures/pixel-limits'
import { describePicture } from './content/describe-picture.ts'
import { smallSize } from './content/small-image.ts'
import { isLegibleJpeg } from './damage.ts'
import { decodingOf } from './decoding.ts'
import { decodeHeic, sharpOfRaw } from './heic.ts'
import { measurePicture } from './measure-picture.ts'
import { perceptualHash } from './perceptual-hash.ts'
import { type PictureFormat, sniffPicture } from './sniff-picture.ts'

export interface Unreadable {
  unreadable: ReceiptReason
}

/**
 * Size and identity of a picture, once it is known that its pixels can be decoded (at an eighth of their size for JPEG: the
 * cheapest reading that goes through all of the data), and with `phash` its hash and what it shows. Of an animation, the first frame. One that is too large by its header is
 * not decoded.
 */
export async function lookAtPicture(bytes: Buffer, options: LookOptions = {}): Promise<Picture | Unreadable> {
  if (bytes.length === 0) return { unreadable: 'broken-picture' }
  const format = sniffPicture(bytes)
  if (format === undefined) return { unreadable: 'not-a-picture' }
  if (format === 'unsupported') return { unreadable: 'unsupported-picture' }
  const measured = measurePicture(bytes)
  if (!measured) return { unreadable: 'broken-picture' }
  if (isPictureTooLarge(measured)) return { unreadable: 'picture-too-large' }
  try {
    const facts =
      format === 'heic'
        ? await readHeicFacts(bytes, options)
        : await readFacts(bytes, format, measured, options)
    return 'unreadable' in facts ? facts : { sha256: hash('sha256', bytes), ...facts }
  } catch (error) {
    const tooLarge = error instanceof Error && error.message.includes('exceeds pixel limit')
    // Whatever else the decoder says, the bytes were no picture to it.
    return { unreadable: tooLarge ? 'picture-too-large' : 'broken-picture' }
  }
}

type PictureFacts = Omit<Picture, 'sha256'>
type PictureDescription = Pick<Picture, 'phash' | keyof PictureContent>
type Size = Pick<Picture, 'width' | 'height'>
interface LookOptions {
  phash?: boolean
}

async function readFacts(
  bytes: Buffer,
  format: PictureFormat,
  measured: MeasuredPicture,
  options: LookOptions,
): Promise<PictureFacts> {
  // a JPEG is turned by its Exif alone; most have none, and their header tells their size
  const isUpright = format === 'jpeg' && !bytes.includes('Exif\0')
  const { width, height } = isUpright
    ? measured
    : (await sharp(bytes, decodingOf(measured)).metadata()).autoOrient
  return { width, height, ...(await decode(bytes, format, measured, { width, height }, options)) }
}

async function readHeicFacts(bytes: Buffer, options: LookOptions): Promise<PictureFacts | Unreadable> {
  const raw = await decodeHeic(bytes)
  if (raw === 'too-large') return { unreadable: 'picture-too-large' }
  return { width: raw.width, height: raw.height, ...(await describe(sharpOfRaw(raw), raw, options)) }
}

/** Goes through all pixels; throws where too many of them are gone. */
async function decode(
  bytes: Buffer,
  format: PictureFormat,
  measured: MeasuredPicture,
  upright: Size,
  options: LookOptions,
): Promise<PictureDescription> {
  const decoding = decodingOf(measured)
  try {
    return await describe(sharp(bytes, { ...decoding, failOn: 'truncated' }), upright, options)
  } catch (error) {
    if (format === 'jpeg' && (await isLegibleJpeg(bytes, decoding)))
      return await describe(sharp(bytes, decoding), upright, options)
    throw error
  }
}

// a side that a JPEG is decoded at an eighth of its size for
const wholeSide = 32

// Decoded once: the hash is made from the small version that the content is told by.
async function describe(picture: Sharp, upright: Size, options: LookOptions): Promise<PictureDescription> {
  if (!options.phash) {
    await picture.resize(wholeSide, wholeSide, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer()
    return {}
  }
  const { width, height } = smallSize(upright)
  const data = await picture
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  invariant(data.length === 3 * width * height, 'a picture in sRGB has three bytes a pixel')
  const image = { width, height, data }
  return { phash: perceptualHash(image), ...describePicture(image) }
}
