import { expect, it } from 'vitest'
import { coverTemplates } from '#domain/covers/cover-colours'
import { layFront } from './front-cover.ts'

const measure = async (_: unknown, wants: readonly unknown[]) => wants.map(() => 20)
const trim = { width: 148, height: 210 }
const crop = { x: 0.5, y: 0.25, w: 0.4, h: 0.5 }
const photo = { sha256: 'a'.repeat(64), width: 3000, height: 2000 }

it.each(coverTemplates)(
  '%s shows only the part of the photo that was chosen, undistorted',
  async ({ name: template }) => {
    const design = { template, colour: '#243F66', title: '小島', author: '小滿', years: '2021', months: [] }
    const cover = await layFront({ ...design, locale: 'zh-tw', photo: { ...photo, crop } }, trim, measure)
    const images = cover.elements.flatMap(element => (element.kind === 'image' ? [element] : []))
    expect(images.length).toBeGreaterThan(0)
    for (const { crop: shown, w, h } of images) {
      expect(shown.x).toBeGreaterThan(crop.x - 1e-6)
      expect(shown.y).toBeGreaterThan(crop.y - 1e-6)
      expect(shown.x + shown.w).toBeLessThan(crop.x + crop.w + 1e-6)
      expect(shown.y + shown.h).toBeLessThan(crop.y + crop.h + 1e-6)
      expect((photo.width * shown.w) / w / ((photo.height * shown.h) / h)).toBeCloseTo(1, 3)
    }
  },
)
