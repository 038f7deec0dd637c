import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPace } from './pace.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('what is called again and again acts at once, then once in each while, and after the last call', () => {
  const acted: number[] = []
  const begun = performance.now()
  const pace = createPace(500, () => acted.push(performance.now() - begun))
  for (let at = 0; at <= 1_200; at += 100) {
    pace.call()
    vi.advanceTimersByTime(100)
  }
  vi.advanceTimersByTime(10_000)
  expect(acted).toEqual([0, 500, 1_000, 1_500])
  pace.call()
  vi.advanceTimersByTime(0)
  expect(acted).toHaveLength(5)
})

test('after its end it does not act any more', () => {
  const act = vi.fn()
  const pace = createPace(500, act)
  pace.call()
  pace.end()
  vi.advanceTimersByTime(1_000)
  expect(act).not.toHaveBeenCalled()
})
