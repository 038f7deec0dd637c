import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import type { Page } from '../page/display-list.ts'
import { crowdedEndOf, crowdedHeadOf, crowdedOf } from './crowded-of.ts'

const context = buildContext(countingCompiler(), 'a5-waterfall-blog')
const all = { x: 0, y: 0, w: 1, h: 1 }
const pageOf = (w: number): Page => ({
  elements: [{ kind: 'image', photo: 'a', x: 0, y: 0, w, h: 80, crop: all }],
  regions: [],
})
const [large, small] = [pageOf(90), pageOf(60)]

it('counts facing pages with a dominant picture each, on either side that a month may begin on', () => {
  const facing = crowdedOf({ pages: [small, large, large], fromLeft: [large, small, small] }, context)
  expect(facing).toBeGreaterThan(0)
  expect(crowdedOf({ pages: [large, large, small], fromLeft: [large, small] }, context)).toBe(0)
  expect(crowdedOf({ pages: [small, large, large, small] }, context)).toBe(facing)
  expect(crowdedOf({ pages: [small, large, small] }, context)).toBe(0)
})

it('counts a first page with a dominant picture, which may face the end of the month before', () => {
  expect(crowdedHeadOf({ pages: [large, small] }, context)).toBeGreaterThan(0)
  expect(crowdedHeadOf({ pages: [small, large] }, context)).toBe(0)
})

it('counts a dominant picture on a left page that ends a month, less than two that face each other', () => {
  const facing = crowdedOf({ pages: [small, large, large, small] }, context)
  const ending = crowdedEndOf({ pages: [small, large], fromLeft: [large, small] }, context)
  expect(ending).toBeGreaterThan(0)
  expect(ending).toBeLessThan(facing)
  expect(crowdedEndOf({ pages: [small, small, large], fromLeft: [small, large] }, context)).toBe(0)
})
