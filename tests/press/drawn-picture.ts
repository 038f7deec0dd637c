import sharp from 'sharp'

/** JPEG of a plain colour with a darker bar across, px. */
export async function drawnPicture(width: number, height: number, colour: string): Promise<Buffer> {
  const bar = {
    create: { width, height: Math.ceil(height / 5), channels: 3 as const, background: '#223344' },
  }
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([{ input: bar, gravity: 'center' }])
    .jpeg({ quality: 80 })
    .toBuffer()
}
