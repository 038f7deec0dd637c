import { expect, test } from 'vitest'
import { isPictureTooSmall } from './picture-rules.ts'

test.each([
  [480, 480, false],
  [479, 4000, true],
  [4000, 479, true],
])('%i x %i px', (width, height, isTooSmall) => {
  expect(isPictureTooSmall({ width, height })).toBe(isTooSmall)
})
