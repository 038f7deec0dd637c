import { expect, test } from 'vitest'
import { rateByKey } from './rate-by-key.ts'

const at = (second: number) => new Date(second * 1000)

test('each key may do so much in a window, and again in the next', () => {
  const rate = rateByKey({ most: 2, windowMs: 60_000 })
  const asked = [0, 1, 59, 60].map(second => rate.allows('a', at(second)))
  expect(asked).toEqual([true, true, false, true])
  expect(rate.allows('b', at(59))).toBe(true)
})

test('who goes on asking while he is refused waits no longer for it', () => {
  const rate = rateByKey({ most: 1, windowMs: 60_000 })
  const asked = [0, 20, 40, 61].map(second => rate.allows('a', at(second)))
  expect(asked).toEqual([true, false, false, true])
})
