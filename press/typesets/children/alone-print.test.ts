import { expect, it } from 'vitest'
import type { GroupRoom } from '../../photos/photo-group.ts'
import { alonePrint } from './alone-print.ts'

const room: GroupRoom = { width: 120, rowMm: 8, maxRows: 30, gap: 5, lines: [0, 10, 20, 35, 60] }
const wide = { aspect: 1.5, maxWidth: 140 }
const tall = { aspect: 0.75, maxWidth: 90 }

it.each(['left', 'middle', 'right'] as const)('reaches both edges of its place at each height, %s', at => {
  const { heights = [], compose } = alonePrint(wide, at, 20, room)
  expect(heights).toEqual([9, 10, 11])
  for (const rows of heights) expect(compose(rows)).toMatchObject([{ x: 0, w: 120, h: rows * 8 }])
})

it('loses no more than 12 % to its height, and nothing of a picture with words', () => {
  const { heights = [], compose } = alonePrint(wide, 'middle', 20, room)
  for (const rows of heights)
    for (const { crop } of compose(rows)) expect(crop.w * crop.h).toBeGreaterThan(0.88)
  const words = alonePrint({ ...wide, whole: true }, 'middle', 20, room)
  expect(words.compose(words.natural)).toMatchObject([{ w: 120, h: 80, crop: { w: 1, h: 1 } }])
})

it('stands on a mount as wide as its place where it has too few pixels, from one line to as far from the other edge', () => {
  const { natural, compose } = alonePrint(tall, 'middle', 20, room)
  const [slot] = compose(natural)
  expect(slot).toMatchObject({ x: 20, w: 80, h: 80 / 0.75, mount: { x: 0, y: 0, w: 120 } })
  expect(slot?.mount?.h).toBeGreaterThan(80 / 0.75 + 6)
})

it('is flush with the side that its words leave it where it has too few pixels', () => {
  const slotAt = (at: 'left' | 'right') => {
    const { natural, compose } = alonePrint(tall, at, 20, room)
    return compose(natural)[0]
  }
  expect(slotAt('left')?.x).toBe(0)
  expect((slotAt('right')?.x ?? 0) + (slotAt('right')?.w ?? 0)).toBeCloseTo(120)
})

it('is never larger than its page has room for', () => {
  const { natural, compose } = alonePrint({ aspect: 0.2, maxWidth: 90 }, 'middle', 20, room)
  const [slot] = compose(natural)
  expect(slot?.mount?.h).toBeLessThanOrEqual(160.1)
})
