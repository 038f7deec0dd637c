import sharp from 'sharp'

/** JPEG of noise, as a phone takes it in the evening, px. */
export async function grainyPicture(width: number, height: number, quality = 60): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  return sharp({ create: { width, height, channels: 3, background: '#888888', noise } })
    .jpeg({ quality })
    .toBuffer()
}
