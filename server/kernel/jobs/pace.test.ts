import { expect, test } from 'vitest'
import { paceWhileBusy } from './pace.ts'

test('while the processor is wanted, one a second; else at once', () => {
  let busy = true
  let now = 0
  const pace = paceWhileBusy(
    () => busy,
    () => now,
  )
  expect(pace.mayBegin()).toBe(true)
  pace.began()
  expect(pace.mayBegin()).toBe(false)
  now = 999
  expect(pace.mayBegin()).toBe(false)
  now = 1_000
  expect(pace.mayBegin()).toBe(true)
  pace.began()
  busy = false
  expect(pace.mayBegin()).toBe(true)
})
