import { expect, it } from 'vitest'
import { composeGroup } from '../photos/compose-group.ts'
import { isLed } from '../photos/is-led.ts'
import type { GroupRoom } from '../photos/photo-group.ts'
import { ledByOne, strayOfLed } from './led-by-one.ts'

const [width, gap] = [91.64, 1.8]
const room: GroupRoom = {
  width,
  rowMm: 5.2,
  maxRows: 28,
  gap,
  inset: gap,
  lines: [0, 1 / 4, 1 / 3, 2 / 5, 1 / 2, 3 / 5, 2 / 3, 3 / 4].map(part => part * (width + gap)),
  leastSide: 18,
  leastTall: 18,
  fills: 'album',
}
const inset = gap / room.rowMm
const album = (aspect: number, count: number, isFirstLarge = true) =>
  Array.from({ length: count }, (_, n) => ({ aspect, maxWidth: 114, large: isFirstLarge && n === 0 }))

it('sets a group so that the one that is to be large leads the others, on parts of one kind of the measure', () => {
  for (const [aspect, count] of [
    [0.8, 3],
    [0.8, 5],
    [9 / 16, 5],
    [1, 3],
    [4 / 3, 3],
    [16 / 9, 4],
  ] as const) {
    const photos = album(aspect, count)
    const { natural, compose } = ledByOne(composeGroup)(photos, room)
    const slots = compose(natural - inset)
    expect(isLed(slots, photos)).toBe(true)
    const isOn = (columns: number) =>
      slots.every(({ x }) => {
        const at = (x / (width + gap)) * columns
        return Math.abs(at - Math.round(at)) < 0.01
      })
    expect([3, 4, 5].some(isOn)).toBe(true)
    expect(Math.max(...slots.map(({ x, w }) => x + w))).toBeCloseTo(width)
  }
})

it('sets it as any other where its page has less room, and where none is to be large', () => {
  const photos = album(0.8, 3)
  const { min } = ledByOne(composeGroup)(photos, room)
  const plain = composeGroup(photos, room)
  expect(min).toBe(plain.min)
  expect(ledByOne(composeGroup)(photos, room).compose(min - inset)).toEqual(plain.compose(min - inset))
  const alike = album(0.8, 3, false)
  expect(ledByOne(composeGroup)(alike, room).natural).toBe(composeGroup(alike, room).natural)
})

it('would rather cut an album into groups that one can lead, and that take few rows for their photos', () => {
  expect(strayOfLed(album(0.8, 5), room)).toBeLessThan(strayOfLed(album(0.8, 3), room))
  expect(strayOfLed(album(0.8, 5), room)).toBeLessThan(strayOfLed(album(0.8, 4), room))
})
