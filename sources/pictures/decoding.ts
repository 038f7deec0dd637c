import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { isPictureTooLarge, type MeasuredPicture } from '#domain/pictures/pixel-limits'
import { measurePicture } from './measure-picture.ts'

/** A picture that `lookAtPicture` accepted (HEIC by way of `printableBytes`), to be decoded. Throws where it is none. */
export function decoderOf(bytes: Buffer): Sharp {
  const measured = measurePicture(bytes)
  if (!measured || isPictureTooLarge(measured)) throw new Error('not a picture that may be decoded')
  return sharp(bytes, decodingOf(measured))
}

/**
 * How every picture that passed `lookAtPicture` is opened: one that is damaged a little still prints. No more pixels are decoded
 * than its header told when it was measured; a GIF may lie a little, and decoders know how.
 */
export function decodingOf({ width, height }: MeasuredPicture) {
  return {
    failOn: 'none',
    limitInputPixels: Math.max(width * height, leastLimit),
    sequentialRead: true,
  } as const satisfies SharpOptions
}

/** Pixels that need no limit. */
const leastLimit = 4_000_000
