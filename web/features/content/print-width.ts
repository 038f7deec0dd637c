/** Pixels for each inch below which a photo looks soft in print. */
const softBelowPpi = 240

/** Centimetres up to which a photo (or the part of it that is shown) prints sharp, to a tenth. */
export function sharpWidthCm(photo: { width: number; crop?: { w: number } | undefined }): number {
  return Math.floor((photo.width * (photo.crop?.w ?? 1) * 25.4) / softBelowPpi) / 10
}
