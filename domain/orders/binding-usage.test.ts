import { expect, test } from 'vitest'
import { bindingUsage } from './binding-usage.ts'

test('of books that were sold each binding has its part', () => {
  const sold = [
    { binding: 'hardback', books: 11 },
    { binding: 'paperback', books: 39 },
  ] as const
  expect(bindingUsage(sold)).toEqual([
    { binding: 'hardback', percent: 22 },
    { binding: 'paperback', percent: 78 },
  ])
})

test('of few books nothing is said', () => {
  expect(bindingUsage([{ binding: 'hardback', books: 49 }])).toEqual([])
  expect(bindingUsage([])).toEqual([])
})
