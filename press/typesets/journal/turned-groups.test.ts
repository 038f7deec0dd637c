import { expect, it } from 'vitest'
import { composeGroup } from '../../photos/compose-group.ts'
import type { GroupPhoto, GroupRoom, Slot } from '../../photos/photo-group.ts'
import { lines } from './journal-page.ts'
import { turnedGroups } from './turned-groups.ts'
import { turnedSlots, turns } from './turned-slots.ts'

const photos = (aspects: number[], large = -1): GroupPhoto[] =>
  aspects.map((aspect, n) => ({ aspect, maxWidth: 114, ...(n === large && { large: true }) }))
const room: GroupRoom = {
  ...{ width: 114, gap: 2.4, rowMm: 5.7, maxRows: 29, inset: 2.4, leastSide: 18, keeps: 0.75 },
  ...{ fills: 'group', lines: lines.map(line => line * 116.4), taller: true },
}
const slot = (photo: number, x: number, y: number, w: number, h: number): Slot => ({
  ...{ photo, x, y, w, h },
  crop: { x: 0, y: 0, w: 1, h: 1 },
})
const twoOverThree = [
  ...[slot(0, 0, 0, 56, 56), slot(1, 58, 0, 56, 56)],
  ...[slot(2, 0, 58, 36, 36), slot(3, 39, 58, 36, 36), slot(4, 78, 58, 36, 36)],
]
const largeAndFour = [
  ...[slot(0, 0, 0, 56, 56), slot(1, 58, 0, 27, 27), slot(2, 87, 0, 27, 27)],
  ...[slot(3, 58, 29, 27, 27), slot(4, 87, 29, 27, 27)],
]
const [upsideDown, leftToRight] = turns
const widths = (slots: readonly Slot[]) => slots.map(({ w }) => Math.round(w))
const alike = [1, 1, 1, 1, 1]

it('turns a group upside down or from left to right, with its photos in their order', () => {
  expect(upsideDown && widths(turnedSlots(twoOverThree, upsideDown, photos(alike)))).toEqual([
    36, 36, 36, 56, 56,
  ])
  const turned = leftToRight ? turnedSlots(largeAndFour, leftToRight, photos(alike)) : []
  expect(turned.map(({ photo, x, w }) => [photo, x, w])).toEqual([
    ...[
      [0, 0, 27],
      [1, 29, 27],
      [2, 0, 27],
      [3, 29, 27],
      [4, 58, 56],
    ],
  ])
})

it('leaves photos of other shapes as they are, and those that one leads that would be their last', () => {
  if (!leftToRight) throw new Error('there are two ways to turn a group')
  const other = photos([1, 1, 1, 1, 0.75])
  expect(turnedSlots(largeAndFour, leftToRight, other)).toBe(largeAndFour)
  expect(turnedSlots(largeAndFour, leftToRight, photos(alike, 0))).toBe(largeAndFour)
})

it('lets no group that can be turned stand as the one before it, at the heights that pages count on and at the largest', () => {
  const compose = turnedGroups(composeGroup)
  const [first, second] = [compose(photos(alike), room), compose(photos(alike), room)]
  const heights = [first.natural, first.max, first.heights?.at(-1) ?? 0].filter(rows => {
    const plain = first.compose(rows - 2.4 / 5.7)
    return turns.some(turn => `${widths(turnedSlots(plain, turn, photos(alike)))}` !== `${widths(plain)}`)
  })
  expect(heights.length).toBeGreaterThan(0)
  for (const rows of heights) {
    const [before, after] = [first, second].map(({ compose }) => compose(rows - 2.4 / 5.7))
    expect(after).not.toEqual(before)
    expect(after?.map(({ photo }) => photo)).toEqual([0, 1, 2, 3, 4])
  }
})
