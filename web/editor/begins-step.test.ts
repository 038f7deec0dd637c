import { expect, test } from 'vitest'
import { beginsStep, type TextChange } from './begins-step.ts'

/** The texts that a field has one after the other, cut into steps of undo. */
function steps(texts: readonly string[], at = (i: number) => i * 150): string[] {
  let last: TextChange | undefined
  const ends: string[] = []
  texts.slice(1).forEach((after, i) => {
    const change = { before: texts[i] ?? '', after, at: at(i) }
    if (beginsStep(last, change)) ends.push(after)
    else ends.splice(-1, 1, after)
    last = change
  })
  return ends
}

const typed = (text: string) => Array.from({ length: text.length + 1 }, (_, i) => text.slice(0, i))

test('words between spaces are steps, with the points and spaces behind them', () => {
  expect(steps(typed('We met, late'))).toEqual(['We ', 'We met, ', 'We met, late'])
})

test('Chinese words are steps, though nothing stands between them', () => {
  expect(steps(typed('今天我們，回家'))).toEqual(['今天', '今天我們，', '今天我們，回家'])
})

test('words that a keyboard put together, and pasted ones, are steps', () => {
  expect(steps(['', '今天', '今天，', '今天，出門', '今天，出門a'])).toEqual([
    '今天，',
    '今天，出門',
    '今天，出門a',
  ])
})

test('a pause ends a step', () => {
  expect(steps(typed('abcd'), i => (i < 2 ? i * 150 : 5000 + i * 150))).toEqual(['ab', 'abcd'])
})

test('another place, and taking away after putting in, begin steps', () => {
  expect(steps(['ab', 'abc', 'xabc', 'xyabc'])).toEqual(['abc', 'xyabc'])
  expect(steps(['', 'a', 'ab', 'a', ''])).toEqual(['ab', ''])
  expect(steps(['one two', 'one tw', 'one t', 'one ', 'one', 'on'])).toEqual(['one', 'on'])
})
