import { expect, it } from 'vitest'
import type { Page } from '../../page/display-list.ts'
import { stampsOf } from './stamps-of.ts'

const all = { x: 0, y: 0, w: 1, h: 1 }
const pageOf = (...sizes: readonly [w: number, h: number][]): Page => ({
  elements: sizes.map(([w, h]) => ({ kind: 'image', photo: 'a', x: 0, y: 0, w, h, crop: all })),
  regions: [],
})

it('counts each picture with a side that is as short as that of a stamp', () => {
  expect(stampsOf({ pages: [pageOf([30, 20], [20, 50])] })).toBe(0)
  const one = stampsOf({ pages: [pageOf([30, 20], [16, 28])] })
  expect(one).toBeGreaterThan(0)
  expect(stampsOf({ pages: [pageOf([28, 16]), pageOf([16, 28])] })).toBeCloseTo(2 * one)
})

it('counts what nothing is seen on more than several that are merely small', () => {
  const tiny = stampsOf({ pages: [pageOf([13, 20])] })
  expect(tiny).toBeGreaterThan(stampsOf({ pages: [pageOf([17, 20], [17, 20], [17, 20], [17, 20])] }))
})
