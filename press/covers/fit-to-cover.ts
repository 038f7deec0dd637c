import sharp from 'sharp'

/** The JPEG that a cover shows, upright and within a square of `sidePx`. Throws where the picture cannot be decoded. */
export async function fitToCover(bytes: Buffer, sidePx: number, limitInputPixels: number): Promise<Buffer> {
  return await sharp(bytes, { failOn: 'none', limitInputPixels })
    .rotate()
    .resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 90 })
    .toBuffer()
}
