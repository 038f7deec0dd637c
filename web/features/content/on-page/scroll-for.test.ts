import { expect, test } from 'vitest'
import { scrollFor } from './scroll-for.ts'

const view = { top: 70, bottom: 400 }

test.each([
  ['in sight', { top: 100, bottom: 120 }, 0],
  ['behind the keyboard', { top: 410, bottom: 430 }, 30],
  ['behind the bar above', { top: 40, bottom: 60 }, -30],
  ['higher than what one sees', { top: 90, bottom: 900 }, 20],
])('a caret %s', (_, caret, by) => {
  expect(scrollFor(caret, view)).toBe(by)
})
