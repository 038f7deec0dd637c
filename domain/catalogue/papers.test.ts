import { expect, test } from 'vitest'
import { paperOf, trims } from './papers.ts'

test('page sizes are those of the specification', () => {
  expect(trims[paperOf('a5-waterfall-tweet')]).toEqual({ width: 148, height: 210 })
  expect(trims[paperOf('a4-2')]).toEqual({ width: 210, height: 285 })
})
