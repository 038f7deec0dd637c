import { hash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import type { Picture } from '#domain/books/item'
import type { ReceiptReason } from '#domain/books/receipt'
import { isPictureTooLarge, type MeasuredPicture } from '#domain/pictures/pixel-limits'
import { isLegibleJpeg } from './damage.ts'
import { decodingOf } from './decoding.ts'
import { decodeHeic, sharpOfRaw } from './heic.ts'
import { measurePicture } from './measure-picture.ts'
import { HASHED_SIDE, perceptualHash } from './perceptual-hash.ts'
import { type PictureFormat, sniffPicture } from './sniff-picture.ts'

export interface Unreadable {
  unreadable: ReceiptReason
}

/**
 * Size and identity of a picture, once it is known that its pixels can be decoded (at an eighth of their size for JPEG: the
 * cheapest reading that goes through all of the data). Of an animation, the first frame. One that is too large by its header is
 * not decoded.
 */
export async function lookAtPicture(
  bytes: Buffer,
  options: { phash?: boolean } = {},
): Promise<Picture | Unreadable> {
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

async function readFacts(
  bytes: Buffer,
  format: PictureFormat,
  measured: MeasuredPicture,
  options: { phash?: boolean },
): Promise<PictureFacts> {
  const { width, height } = (await sharp(bytes, decodingOf(measured)).metadata()).autoOrient
  return { width, height, ...(await decode(bytes, format, measured, options)) }
}

async function readHeicFacts(
  bytes: Buffer,
  options: { phash?: boolean },
): Promise<PictureFacts | Unreadable> {
  const raw = await decodeHeic(bytes)
  if (raw === 'too-large') return { unreadable: 'picture-too-large' }
  return { width: raw.width, height: raw.height, ...(await thumbnail(sharpOfRaw(raw), options)) }
}

/** Goes through all pixels; throws where too many of them are gone. */
async function decode(
  bytes: Buffer,
  format: PictureFormat,
  measured: MeasuredPicture,
  options: { phash?: boolean },
): Promise<{ phash?: string }> {
  const decoding = decodingOf(measured)
  try {
    return await thumbnail(sharp(bytes, { ...decoding, failOn: 'truncated' }), options)
  } catch (error) {
    if (format === 'jpeg' && (await isLegibleJpeg(bytes, decoding)))
      return await thumbnail(sharp(bytes, decoding), options)
    throw error
  }
}

async function thumbnail(picture: Sharp, options: { phash?: boolean }): Promise<{ phash?: string }> {
  if (options.phash) {
    const greys = picture.autoOrient().flatten().greyscale().resize(HASHED_SIDE, HASHED_SIDE, { fit: 'fill' })
    return { phash: perceptualHash(await greys.raw().toBuffer()) }
  }
  await picture.resize(HASHED_SIDE, HASHED_SIDE, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer()
  return {}
}
