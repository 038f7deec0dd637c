import { hash } from 'node:crypto'
import sharp from 'sharp'
import type { Picture } from '#domain/item'
import type { ReceiptReason } from '#domain/receipt'
import { isLegibleJpeg } from './damage.ts'
import { DECODING } from './decoding.ts'
import { heicToJpeg } from './heic.ts'
import { HASHED_SIDE, perceptualHash } from './perceptual-hash.ts'
import { type PictureFormat, sniffPicture } from './sniff-picture.ts'

export interface Unreadable {
  unreadable: ReceiptReason
}

/**
 * Size and identity of a picture, once it is known that its pixels can be decoded (at an eighth of their size for JPEG: the
 * cheapest reading that goes through all of the data). Of an animation, the first frame.
 */
export async function lookAtPicture(
  bytes: Buffer,
  options: { phash?: boolean } = {},
): Promise<Picture | Unreadable> {
  if (bytes.length === 0) return { unreadable: 'broken-picture' }
  const format = sniffPicture(bytes)
  if (format === undefined) return { unreadable: 'not-a-picture' }
  if (format === 'unsupported') return { unreadable: 'unsupported-picture' }
  try {
    const decodable = format === 'heic' ? await heicToJpeg(bytes) : bytes
    if (decodable === 'too-large') return { unreadable: 'picture-too-large' }
    const { width, height } = (await sharp(decodable, DECODING).metadata()).autoOrient
    const thumbnail = await decode(decodable, format, options.phash ?? false)
    return { sha256: hash('sha256', bytes), width, height, ...thumbnail }
  } catch (error) {
    const tooLarge = error instanceof Error && error.message.includes('exceeds pixel limit')
    // Whatever else the decoder says, the bytes were no picture to it.
    return { unreadable: tooLarge ? 'picture-too-large' : 'broken-picture' }
  }
}

/** Goes through all pixels; throws where too many of them are gone. */
async function decode(bytes: Buffer, format: PictureFormat, phash: boolean): Promise<{ phash?: string }> {
  try {
    return await thumbnail(bytes, 'truncated', phash)
  } catch (error) {
    if (format === 'jpeg' && (await isLegibleJpeg(bytes))) return await thumbnail(bytes, 'none', phash)
    throw error
  }
}

async function thumbnail(
  bytes: Buffer,
  failOn: 'truncated' | 'none',
  phash: boolean,
): Promise<{ phash?: string }> {
  const picture = sharp(bytes, { ...DECODING, failOn })
  if (phash) {
    const greys = picture.autoOrient().flatten().greyscale().resize(HASHED_SIDE, HASHED_SIDE, { fit: 'fill' })
    return { phash: perceptualHash(await greys.raw().toBuffer()) }
  }
  await picture.resize(HASHED_SIDE, HASHED_SIDE, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer()
  return {}
}
