import { expect, test } from 'vitest'
import { trims } from './papers.ts'
import { paperOf } from './typesets.ts'

test('page sizes are those of the specification', () => {
  expect(trims[paperOf('a5-waterfall-tweet')]).toEqual({ width: 148, height: 210 })
  expect(trims[paperOf('a4-2')]).toEqual({ width: 210, height: 285 })
})
