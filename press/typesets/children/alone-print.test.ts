import { expect, it } from 'vitest'
import type { GroupRoom } from '../../photos/photo-group.ts'
import { alonePrint } from './alone-print.ts'

const room: GroupRoom = { width: 120, rowMm: 8, maxRows: 30, gap: 5, lines: [0, 10, 20, 35, 60] }
const wide = { aspect: 1.5, maxWidth: 140 }
const tall = { aspect: 0.75, maxWidth: 90 }

it.each(['left', 'right'] as const)('reaches both edges of its place at each height, %s', at => {
  const { heights = [], compose } = alonePrint(wide, at, 20, room)
  expect(heights).toEqual([9, 10, 11])
  for (const rows of heights) expect(compose(rows)).toMatchObject([{ x: 0, w: 120, h: rows * 8 }])
})

it('loses no more than 12 % to its height, and nothing of a picture with words', () => {
  const { heights = [], compose } = alonePrint(wide, 'left', 20, room)
  for (const rows of heights)
    for (const { crop } of compose(rows)) expect(crop.w * crop.h).toBeGreaterThan(0.88)
  const words = alonePrint({ ...wide, whole: true }, 'left', 20, room)
  expect(words.compose(words.natural)).toMatchObject([{ w: 120, h: 80, crop: { w: 1, h: 1 } }])
})

it('is flush with a side where it has too few pixels, on no mount', () => {
  const slotAt = (at: 'left' | 'right') => {
    const { natural, compose } = alonePrint(tall, at, 20, room)
    const [slot] = compose(natural)
    expect(slot?.mount).toBeUndefined()
    return slot
  }
  expect(slotAt('left')?.x).toBe(0)
  expect((slotAt('right')?.x ?? 0) + (slotAt('right')?.w ?? 0)).toBeCloseTo(120)
})

it('is no narrower than 40 mm with words in it, if it has the pixels, and else than what they bear', () => {
  const leastOf = (maxWidth: number) => {
    const { min, compose } = alonePrint({ aspect: 0.46, maxWidth, whole: true }, 'left', 20, room)
    return compose(min)[0]?.w ?? 0
  }
  expect(leastOf(57)).toBeGreaterThanOrEqual(40)
  expect(leastOf(57)).toBeLessThan(45)
  expect(leastOf(30)).toBeGreaterThan(29)
})

it('is never larger than its page has room for', () => {
  const { natural, compose } = alonePrint({ aspect: 0.2, maxWidth: 90 }, 'left', 20, room)
  const [slot] = compose(natural)
  expect(slot?.h).toBeLessThanOrEqual(160.1)
})
