import { expect, test } from 'vitest'
import { orderAge } from './order-age.ts'

const minute = 60_000
test.each([
  [-5 * minute, 'minutes', 0],
  [59 * minute, 'minutes', 59],
  [60 * minute, 'hours', 1],
  [(24 * 60 - 1) * minute, 'hours', 23],
  [24 * 60 * minute, 'days', 1],
] as const)('%i ms are %s %i', (age, unit, count) => {
  expect(orderAge(1e12, 1e12 + age)).toEqual({ unit, count })
})
