import { afterEach, expect, test, vi } from 'vitest'
import { whenAtRest } from './when-at-rest.ts'

afterEach(() => vi.useRealTimers())

test('it comes after the time, and later by every press', () => {
  vi.useFakeTimers()
  const pressed = new EventTarget()
  const then = vi.fn()
  whenAtRest(then, 400, pressed)
  for (const kind of ['keydown', 'input', 'pointerdown']) {
    vi.advanceTimersByTime(399)
    pressed.dispatchEvent(new Event(kind))
  }
  vi.advanceTimersByTime(399)
  expect(then).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(then).toHaveBeenCalledTimes(1)
  pressed.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(1000)
  expect(then).toHaveBeenCalledTimes(1)
})

test('called off, it never comes', () => {
  vi.useFakeTimers()
  const pressed = new EventTarget()
  const then = vi.fn()
  const stop = whenAtRest(then, 400, pressed)
  stop()
  pressed.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(1000)
  expect(then).not.toHaveBeenCalled()
})
