import { expect, test } from 'vitest'
import { isSameName } from './is-same-name.ts'

test.each([
  ['小雪', '小雪', true],
  [' 小雪　', '小雪', true],
  ['Zoe\u0308', 'Zo\u00eb', true],
  ['小雨', '小雪', false],
  ['zoe', 'Zoe', false],
  ['', '小雪', false],
])('%j for %j: %j', (typed, name, same) => {
  expect(isSameName(typed, name)).toBe(same)
})
