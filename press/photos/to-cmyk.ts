import type { Sharp } from 'sharp'

/**
 * Turns a picture into the inks of a CMYK printer; `profile` is the path of an ICC file, or libvips' own general
 * one (press/pdf/output-intent). The profile is not written into each picture, where it would weigh 1 MB: it
 * stands once in the PDF.
 */
export function toCmyk(picture: Sharp, profile = 'cmyk'): Sharp {
  return picture.toColourspace('cmyk').withIccProfile(profile, { attach: false })
}
