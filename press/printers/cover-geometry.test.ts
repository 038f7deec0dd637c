import { expect, test } from 'vitest'
import { trims } from '#domain/catalogue/papers'
import { coverGeometry } from './cover-geometry.ts'
import { profiles } from './profiles.ts'

test('the sheet of a house paperback is two pages, a spine and the bleed around', () => {
  expect(coverGeometry(profiles.house, trims.a5, 'paperback', 100)).toEqual({
    width: 309.6,
    height: 216,
    bleed: 3,
    trim: { width: 303.6, height: 210 },
    back: { x: 3, y: 3, w: 148, h: 210 },
    spine: { x: 151, y: 3, w: 7.6, h: 210 },
    front: { x: 158.6, y: 3, w: 148, h: 210 },
    safe: {
      back: { x: 8, y: 8, w: 138, h: 200 },
      spine: { x: 152.5, y: 8, w: 4.6, h: 200 },
      front: { x: 163.6, y: 8, w: 138, h: 200 },
    },
    spineText: true,
  })
})

test.each([
  ['house', 76, false],
  ['house', 80, true],
  ['lulu', 80, false],
  ['lulu', 82, true],
] as const)('%s on %i pages: words on the spine %s', (name, pages, words) => {
  expect(coverGeometry(profiles[name], trims.a5, 'paperback', pages).spineText).toBe(words)
})

test('panels meet each other and the bleed, for every printer and size', () => {
  for (const profile of Object.values(profiles)) {
    for (const trim of Object.values(trims)) {
      const cover = coverGeometry(profile, trim, 'hardback', 160)
      expect(cover.back.x).toBe(cover.bleed)
      expect(cover.spine.x).toBeCloseTo(cover.back.x + cover.back.w, 9)
      expect(cover.front.x).toBeCloseTo(cover.spine.x + cover.spine.w, 9)
      expect(cover.width).toBeCloseTo(cover.front.x + cover.front.w + cover.bleed, 9)
      expect(cover.safe.spine.w).toBeGreaterThan(0)
    }
  }
})
