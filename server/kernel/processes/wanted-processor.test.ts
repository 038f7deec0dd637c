import { expect, test } from 'vitest'
import { watchProcessor } from './wanted-processor.ts'

const still = { user: 0, sys: 0, irq: 0, nice: 0, idle: 0 }

/** Two cores, each with these parts of the time more in every second. */
function machine() {
  let second = 0
  const used = { ...still }
  let asked = 0
  const isWanted = watchProcessor(
    () => {
      asked += 1
      return [{ times: { ...used } }, { times: { ...used } }]
    },
    () => second * 1000,
  )
  return {
    asked: () => asked,
    after(seconds: number, parts: Partial<typeof still>) {
      second += seconds
      for (const [part, share] of Object.entries(parts))
        used[part as keyof typeof still] += share * seconds * 1000
      return isWanted()
    },
  }
}

test('wanted is what is taken at usual priority, not what niced work takes or what stands idle', () => {
  const { after } = machine()
  expect(after(1, { user: 0.4, sys: 0.15, irq: 0.05, idle: 0.4 })).toBe(true)
  expect(after(1, { user: 0.3, nice: 0.7 })).toBe(false)
  expect(after(1, { idle: 1 })).toBe(false)
  expect(after(1, { user: 1 })).toBe(true)
})

test('it is measured over half a second at least', () => {
  const { after, asked } = machine()
  expect(after(0.4, { user: 1 })).toBe(false)
  expect(asked()).toBe(1)
  expect(after(0.1, { user: 1 })).toBe(true)
  expect(after(0.4, { idle: 1 })).toBe(true)
  expect(asked()).toBe(2)
})

test('a machine that tells no times is not busy', () => {
  let now = 0
  const isWanted = watchProcessor(
    () => [],
    () => now,
  )
  now = 1000
  expect(isWanted()).toBe(false)
})
