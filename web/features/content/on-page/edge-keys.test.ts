import { expect, test } from 'vitest'
import { caretBeyond, edgeStep, withoutLetter } from './edge-keys.ts'
import { findShown } from './find-shown.ts'
import { shownWords, withWords } from './shown-words.ts'

const shownOf = (content: string, text: string) => {
  const shown = findShown({ title: '', content }, { text, part: true })
  if (!shown) throw new Error(`${text} is a part of it`)
  return shown
}
const line = '今天很冷，我們去了海邊。'
const [begin, middle, end] = ['今天很冷，', '我們', '去了海邊。'].map(text => shownOf(line, text))
const inside = { offset: 1, length: 5, isFirstLine: false, isLastLine: false }
const atStart = { ...inside, offset: 0, isFirstLine: true }
const atEnd = { ...inside, offset: 5, isLastLine: true }

test.each([
  ['ArrowLeft', end, atStart, { kind: 'go', to: 'before' }],
  ['ArrowUp', end, { ...atStart, offset: 3 }, { kind: 'go', to: 'before' }],
  ['Backspace', middle, atStart, { kind: 'delete', to: 'before' }],
  ['ArrowRight', begin, atEnd, { kind: 'go', to: 'behind' }],
  ['ArrowDown', begin, { ...atEnd, offset: 3 }, { kind: 'go', to: 'behind' }],
  ['Delete', middle, atEnd, { kind: 'delete', to: 'behind' }],
  ['ArrowLeft', begin, atStart, undefined],
  ['Backspace', begin, atStart, undefined],
  ['ArrowDown', end, atEnd, undefined],
  ['ArrowLeft', end, { ...atStart, offset: 1 }, undefined],
  ['ArrowDown', begin, inside, undefined],
  ['a', end, atStart, undefined],
  ['ArrowUp', { field: 'title' }, atStart, undefined],
] as const)('%s (%#)', (key, shown, caret, step) => {
  if (!shown) throw new Error('the line has that part')
  expect(edgeStep(key, shown, caret)).toEqual(step)
})

test.each([
  ['before', '👨‍👩‍👧去了海邊。', '去了海邊。', '去了海邊。'],
  ['behind', '去了👍🏽海邊。', '去了', '去了海邊。'],
] as const)('one letter %s a part is taken out of its line', (to, content, text, left) => {
  const words = { title: '', content }
  const shown = withoutLetter(shownOf(content, text), words, to)
  const own = shownWords(shownOf(content, text), words) ?? ''
  expect(withWords(shown, words, own)).toEqual({ content: left })
})

test.each([
  ['ArrowLeft', 'before', '👨‍👩‍👧去了海邊。', '去了海邊。', 0],
  ['ArrowUp', 'before', '👨‍👩‍👧去了海邊。', '去了海邊。', '👨‍👩‍👧'.length],
  ['ArrowRight', 'behind', '去了👍🏽海邊。', '去了', '去了👍🏽'.length],
  ['ArrowDown', 'behind', '去了👍🏽海邊。', '去了', 2],
] as const)('%s goes on %s a part', (key, to, content, text, at) => {
  expect(caretBeyond(key, shownOf(content, text), { title: '', content }, to)).toBe(at)
})
