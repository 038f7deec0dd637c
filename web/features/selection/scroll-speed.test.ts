import { expect, test } from 'vitest'
import { afterScroll, restMs } from './scroll-speed.ts'

const height = 800
const resting = { atMs: 1000, top: 4000, isThrown: false }
const thrown = { atMs: 1000, top: 4000, isThrown: true }

test('a list is thrown from four windows a second on, either way', () => {
  expect(afterScroll(resting, 1016, 4200, height)).toEqual({ atMs: 1016, top: 4200, isThrown: true })
  expect(afterScroll(resting, 1016, 3800, height).isThrown).toBe(true)
  expect(afterScroll(resting, 1050, 4161, height).isThrown).toBe(true)
  expect(afterScroll(resting, 1050, 4159, height).isThrown).toBe(false)
})

test('it is so until less than two go by', () => {
  expect(afterScroll(thrown, 1050, 4081, height).isThrown).toBe(true)
  expect(afterScroll(thrown, 1050, 4079, height).isThrown).toBe(false)
})

test('a jump from where it rested is no throw, however far', () => {
  expect(afterScroll(resting, 1000 + restMs, 400_000, height).isThrown).toBe(false)
})

test('two events of one moment tell no speed', () => {
  expect(afterScroll(resting, 1000, 4200, height).isThrown).toBe(false)
  expect(afterScroll(thrown, 1000, 4000, height).isThrown).toBe(true)
})
