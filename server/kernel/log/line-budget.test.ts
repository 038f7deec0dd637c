import { expect, test } from 'vitest'
import { lineBudget } from './line-budget.ts'

test('of each kind so many lines are let through in a window, and the first of the next says how many were not', () => {
  const budget = lineBudget(2, 1000)
  expect([budget('a', 0), budget('a', 500), budget('a', 998), budget('a', 999)]).toEqual([
    { skipped: 0 },
    { skipped: 0 },
    undefined,
    undefined,
  ])
  expect(budget('b', 999)).toEqual({ skipped: 0 })
  expect([budget('a', 1000), budget('a', 1001), budget('a', 1002)]).toEqual([
    { skipped: 2 },
    { skipped: 0 },
    undefined,
  ])
})
