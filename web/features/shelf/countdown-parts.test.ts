import { expect, test } from 'vitest'
import { countdownParts } from './countdown-parts.ts'

test('what is left is told in days, hours, minutes and seconds', () => {
  const left = ((2 * 24 + 3) * 60 + 4) * 60 + 5
  expect(countdownParts(left * 1000, 0)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 })
  expect(countdownParts(1, 0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 })
})

test('what is over is not counted', () => {
  expect(countdownParts(1000, 1000)).toBeUndefined()
  expect(countdownParts(Number.NaN, 1000)).toBeUndefined()
})
