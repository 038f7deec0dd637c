import type { SharpOptions } from 'sharp'

/** A photo of 10,000 x 10,000 px prints a square metre; what is larger is a mistake or an attack. */
const MAX_PICTURE_PIXELS = 100_000_000

/** How every picture that passed `lookAtPicture` is opened: one that is damaged a little still prints. */
export const DECODING = {
  failOn: 'none',
  limitInputPixels: MAX_PICTURE_PIXELS,
} as const satisfies SharpOptions
