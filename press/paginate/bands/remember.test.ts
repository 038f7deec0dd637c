import { expect, it } from 'vitest'
import { remember } from './remember.ts'

it('asks again what was forgotten, and nothing else', () => {
  const asked: number[] = []
  const doubled = remember(key => {
    asked.push(key)
    return key * 2
  }, 2)
  expect([1, 2, 1, 3, 2, 1].map(doubled)).toEqual([2, 4, 2, 6, 4, 2])
  expect(asked).toEqual([1, 2, 3, 1])
})
