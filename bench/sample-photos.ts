import sharp from 'sharp'

/** Drawn photos with the grain of a camera, which is what makes JPEGs of their size cost what they cost. */
export async function samplePhotos(
  count: number,
  size: { width: number; height: number },
  quality = 85,
): Promise<Buffer[]> {
  const photos: Buffer[] = []
  for (let i = 0; i < count; i += 1) {
    const hue = (i * 47) % 360
    const sun = `<circle cx="${20 + ((i * 13) % 60)}%" cy="30%" r="${8 + (i % 9)}%" fill="hsl(${hue + 40} 90% 70%)"/>`
    const hills = Array.from(
      { length: 6 },
      (_, n) =>
        `<ellipse cx="${(i * 29 + n * 23) % 100}%" cy="${70 + n * 6}%" rx="45%" ry="18%" fill="hsl(${hue + n * 15} 40% ${55 - n * 7}%)"/>`,
    )
    const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="hsl(${hue} 50% 75%)"/>${sun}${hills.join('')}</svg>`
    const grain = await sharp({
      create: {
        ...size,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 12 },
      },
    })
      .png({ compressionLevel: 0 })
      .toBuffer()
    photos.push(
      await sharp(Buffer.from(scene))
        .composite([{ input: grain, blend: 'soft-light' }])
        .removeAlpha()
        .jpeg({ quality })
        .toBuffer(),
    )
  }
  return photos
}
