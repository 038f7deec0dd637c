import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type Drawing, drawPhoto, svgOf } from './draw-photo.ts'
import { isSceneName, SCENES } from './scenes.ts'

const drawing = (overrides: Partial<Drawing>): Drawing => ({
  scene: 'sea',
  hour: 'dusk',
  seed: 's',
  width: 320,
  height: 240,
  type: 'jpg',
  orientation: 1,
  ...overrides,
})

describe('drawPhoto', () => {
  it('gives the same bytes for the same drawing', async () => {
    expect((await drawPhoto(drawing({}))).equals(await drawPhoto(drawing({})))).toBe(true)
    expect((await drawPhoto(drawing({}))).equals(await drawPhoto(drawing({ seed: 't' })))).toBe(false)
  })

  it.each([3, 6, 8] as const)(
    'stores pixels turned so that orientation %i shows them upright',
    async orientation => {
      const upright = await sharp(await drawPhoto(drawing({})))
        .resize(16, 12)
        .raw()
        .toBuffer()
      const stored = await drawPhoto(drawing({ orientation }))
      expect((await sharp(stored).metadata()).orientation).toBe(orientation)
      const { data, info } = await sharp(stored)
        .autoOrient()
        .resize(16, 12)
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([16, 12])
      const apart = data.reduce((sum, value, i) => sum + Math.abs(value - (upright[i] ?? 0)), 0) / data.length
      expect(apart).toBeLessThan(3)
    },
  )

  it.each(['png', 'webp', 'gif'] as const)('writes %s', async type => {
    expect((await sharp(await drawPhoto(drawing({ type }))).metadata()).format).toBe(type)
  })

  it('draws every scene at every ratio without a broken number', () => {
    for (const scene of Object.keys(SCENES).filter(isSceneName))
      for (const [width, height] of [
        [300, 100],
        [160, 90],
        [90, 160],
        [100, 100],
      ] as const)
        expect(svgOf(drawing({ scene, width, height })), scene).not.toMatch(/NaN|undefined|Infinity/)
  })
})
