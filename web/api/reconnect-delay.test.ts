import { expect, test } from 'vitest'
import { reconnectDelay } from './reconnect-delay.ts'

test('waits longer after every failure, never over half a minute', () => {
  expect([0, 1, 2, 5, 100].map(failures => reconnectDelay(failures, 1))).toEqual([
    1_000, 2_000, 4_000, 30_000, 30_000,
  ])
  expect(reconnectDelay(2, 0)).toBe(2_000)
  expect(reconnectDelay(0, 1, 5_000)).toBe(5_000)
})
