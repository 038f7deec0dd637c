import { expect, test } from 'vitest'
import { type RateSample, transferRate, withSample } from './transfer-rate.ts'

function after(...samples: RateSample[]): readonly RateSample[] {
  return samples.reduce<readonly RateSample[]>(withSample, [])
}

test('the rate is that of the last seconds', () => {
  const samples = after({ at: 0, bytes: 0 }, { at: 10_000, bytes: 1_000 }, { at: 12_000, bytes: 5_000 })
  expect(transferRate(samples)).toBe(2000)
})

test('too short a time says nothing', () => {
  expect(transferRate(after({ at: 0, bytes: 0 }, { at: 500, bytes: 900 }))).toBeUndefined()
  expect(transferRate([])).toBeUndefined()
})

test('a part that is sent again begins anew', () => {
  expect(transferRate(after({ at: 0, bytes: 9_000 }, { at: 2_000, bytes: 4_000 }))).toBeUndefined()
})
