import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { voidsOf } from './voids-of.ts'

const context = buildContext(countingCompiler(), 'a5-waterfall-blog')
const { width } = context.area
const words = { item: 'a', x: 0, y: 30, w: 40, h: 12 }
const photo = { item: 'a', photo: 0, x: 57, y: 30, w: width - 57, h: 72 }
const faultOf = (...regions: (typeof words | typeof photo)[]) =>
  voidsOf({ pages: [{ elements: [], regions }] }, context)

it('minds a photo with few words at its left, and no photo with half as many as it is high', () => {
  expect(faultOf(words, photo)).toBeGreaterThan(0)
  expect(faultOf({ ...words, h: 38 }, photo)).toBe(0)
  expect(faultOf(words, { ...photo, h: 40 })).toBe(0)
  expect(faultOf(words, { ...photo, x: 0, y: 44 })).toBe(0)
})

it('minds groups that stop short of the measure', () => {
  const group = (w: number) => [0, 1].map(n => ({ ...photo, photo: n, x: n * (w + 2), y: 50, w, h: 40 }))
  expect(faultOf(...group((width - 2) / 2))).toBe(0)
  expect(faultOf(...group(35))).toBeGreaterThan(0)
})
