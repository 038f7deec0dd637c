import sharp from 'sharp'
import { expect, it } from 'vitest'
import { fitToCover } from './fit-to-cover.ts'

it('lays what can be seen through on white, as in print', async () => {
  const half = { r: 255, g: 0, b: 0, alpha: 0.5 }
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const picture = await sharp({ create: { width: 64, height: 64, channels: 4, background: clear } })
    .composite([
      { input: { create: { width: 64, height: 32, channels: 4, background: half } }, gravity: 'south' },
    ])
    .png()
    .toBuffer()
  const { data, info } = await sharp(await fitToCover(picture, 64, 1_000_000))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (y: number) => [...data.subarray((y * 64 + 32) * 3, (y * 64 + 32) * 3 + 3)]
  expect([info.width, info.height, info.channels]).toEqual([64, 64, 3])
  expect(at(8)).toEqual([255, 255, 255])
  const [red = 0, green = 0, blue = 0] = at(52)
  expect(red).toBeGreaterThan(245)
  expect(Math.abs(green - 128) + Math.abs(blue - 128)).toBeLessThan(12)
})
