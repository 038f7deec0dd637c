import sharp from 'sharp'
import { randomFrom } from '#sandbox/demo-life/random'

/** JPEG of noise, as a phone takes it in the evening, px. The same for the same size. */
export async function grainyPicture(width: number, height: number, quality = 60): Promise<Buffer> {
  const { next } = randomFrom(`${width} x ${height}`)
  // three draws together are near enough to a bell, with a deviation of 30
  const noise = Uint8Array.from({ length: width * height * 3 }, () => 38 + 60 * (next() + next() + next()))
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer()
}
