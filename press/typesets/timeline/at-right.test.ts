import { expect, it } from 'vitest'
import type { GroupPhoto, GroupRoom, Slot } from '../../photos/photo-group.ts'
import { atRight } from './at-right.ts'

const whole = { x: 0, y: 0, w: 1, h: 1 }
const room: GroupRoom = {
  width: 90,
  rowMm: 5,
  maxRows: 30,
  gap: 3,
  spans: [{ x: 0, w: 90 }],
  lines: [0, 31, 46.5, 62, 69],
}
const slot = (photo: number, x: number, w: number, h = 40): Slot => ({ photo, x, y: 0, w, h, crop: whole })
const moved = (slots: Slot[], photos: GroupPhoto[], of: Partial<GroupRoom> = {}) =>
  atRight(() => ({ min: 1, natural: 8, max: 9, compose: () => slots }))(photos, { ...room, ...of })
    .compose(8)
    .map(({ x, w }) => [x, w])
const upright = { aspect: 0.7, maxWidth: 100 }

it('moves photos to the right edge where they begin on lines there', () => {
  expect(moved([slot(0, 0, 28), slot(1, 31, 28)], [upright, upright])).toEqual([
    [31, 28],
    [62, 28],
  ])
})

it('cuts a row a little so that each photo begins on a line and ends a gap before the next one', () => {
  const tall = { aspect: 0.5, maxWidth: 100 }
  expect(moved([slot(0, 0, 20), slot(1, 31, 20)], [tall, tall])).toEqual([
    [46.5, 19.5],
    [69, 21],
  ])
  const words = { ...tall, whole: true }
  expect(moved([slot(0, 0, 20), slot(1, 31, 20)], [words, words])).toEqual([
    [0, 20],
    [31, 20],
  ])
})

it('leaves one photo where its words begin, and albums as they are', () => {
  expect(moved([slot(0, 0, 28)], [upright])).toEqual([[0, 28]])
  const row = [slot(0, 0, 28), slot(1, 31, 28)]
  expect(moved(row, [upright, upright], { fills: 'album' })).toEqual([
    [0, 28],
    [31, 28],
  ])
})
