import { expect, it } from 'vitest'
import { cutLongWords, partMarks } from './cut-long-words.ts'

const shown = (words: string) => cutLongWords(words).replaceAll('\u200b', '|')

it.each([
  ['a word of sixty letters', 'x'.repeat(60), 'x'.repeat(60)],
  ['a longer one', 'x'.repeat(70), `${'x'.repeat(30)}|${'x'.repeat(30)}|${'x'.repeat(10)}`],
  ['one of Arabic', 'ش'.repeat(61), `${'ش'.repeat(30)}|${'ش'.repeat(30)}|ش`],
  ['a row of points', '」'.repeat(61), `${'」'.repeat(30)}|${'」'.repeat(30)}|」`],
  ['Chinese, which breaks by itself', '雪'.repeat(99), '雪'.repeat(99)],
  ['joined letters', 'क\u200d'.repeat(31), 'क\u200d'.repeat(31)],
])('%s', (_, words, cut) => expect(shown(words)).toBe(cut))

it('keeps letters and their marks together', () => {
  expect(shown('a\u0301'.repeat(70)).split('|')).toEqual([30, 30, 10].map(count => 'a\u0301'.repeat(count)))
})

it('sets more marks than a letter can bear beside it', () => {
  expect(partMarks(`a${'\u0301'.repeat(30)}b`)).toBe(`a${'\u0301'.repeat(30)}b`)
  expect(partMarks(`a${'\u0301'.repeat(31)}`)).toBe(`a${'\u0301'.repeat(30)}\u200b\u0301`)
})
