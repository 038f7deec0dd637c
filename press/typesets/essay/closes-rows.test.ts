import { expect, it } from 'vitest'
import type { Slot } from '../../photos/photo-group.ts'
import { closesRows } from './closes-rows.ts'

const slot = (x: number, y: number, w: number, more: Partial<Slot> = {}): Slot => ({
  photo: 0,
  x,
  y,
  w,
  h: 30,
  crop: { x: 0, y: 0, w: 1, h: 1 },
  ...more,
})

it('finds a row that stops short of the right, below others that reach it', () => {
  const row = [slot(0, 0, 50), slot(52, 0, 50)]
  expect(closesRows(row, 102)).toBe(true)
  expect(closesRows([...row, slot(0, 32, 50)], 102)).toBe(false)
  expect(closesRows([...row, slot(0, 32, 102)], 102)).toBe(true)
})

it('takes a mount for its place', () => {
  expect(closesRows([slot(10, 0, 80, { mount: { x: 0, y: 0, w: 102, h: 30 } })], 102)).toBe(true)
})
