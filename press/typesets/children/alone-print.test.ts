import { expect, it } from 'vitest'
import type { GroupRoom } from '../../photos/photo-group.ts'
import { alonePrint } from './alone-print.ts'

const room: GroupRoom = { width: 120, rowMm: 8, maxRows: 30, gap: 5, lines: [0, 10, 20, 35, 60] }
const tall = { aspect: 0.75, maxWidth: 90 }

it('is as wide in the middle as two lines as far from its edges leave, and its pixels bear', () => {
  const { natural, compose } = alonePrint(tall, 'middle', 20, room)
  expect(compose(natural)).toMatchObject([{ x: 20, w: 80, h: 80 / 0.75 }])
})

it('begins on a line at the right of its place, and ends with it', () => {
  const { natural, compose } = alonePrint(tall, 'right', 20, room)
  expect(compose(natural)).toMatchObject([{ x: 35, w: 85 }])
})

it('is as wide as each height makes it at the left', () => {
  const { heights = [], compose } = alonePrint(tall, 'left', 20, room)
  expect(heights).toEqual([9, 10, 11, 12, 13, 14, 15])
  for (const rows of heights) {
    const [slot] = compose(rows)
    expect(slot).toMatchObject({ x: 0 })
    expect(slot?.h).toBeGreaterThan((rows - 1) * 8)
  }
})

it('has white around it only where it may', () => {
  const { natural, max } = alonePrint(tall, 'left', 20, room)
  expect(max).toBe(natural)
  expect(alonePrint(tall, 'left', 20, room, 4).max).toBe(natural + 4)
})

it('is never larger than its page has room for', () => {
  const [slot] = alonePrint({ aspect: 0.2, maxWidth: 90 }, 'middle', 20, room).compose(20)
  expect(slot?.h).toBeLessThanOrEqual(160)
})
