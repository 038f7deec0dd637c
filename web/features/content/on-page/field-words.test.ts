import { expect, test } from 'vitest'
import { readWords, writeWords } from './field-words.ts'

test.each([
  ['Enter at the end', '早上\n\n', '早上\n'],
  ['what is written after it', '早上\n好\n', '早上\n好'],
  ['Enter in the middle', '早\n上', '早\n上'],
])('%s is one break', (_, textContent, words) => {
  expect(readWords({ textContent })).toBe(words)
})

test('what is written into a field is read again', () => {
  const field = { textContent: '' }
  for (const words of ['早上', '早上\n', '早\n上', '']) {
    writeWords(field, words)
    expect(readWords(field)).toBe(words)
  }
})
