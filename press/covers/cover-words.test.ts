import { expect, it } from 'vitest'
import { isEastAsian, languageOf, missingOnCovers, toGlyphs, toRuns } from './cover-words.ts'

/** The text with a bar where a line may start without breaking a word. */
const bars = (text: string) =>
  toGlyphs(text)
    .map(glyph => (glyph.level < 2 ? '|' : '') + glyph.text)
    .join('')

it.each([
  ['The Year We Moved', '|The |Year |We |Moved'],
  ['小滿的第一年', '|小滿的|第一|年'],
  ['我們在海邊，一起', '|我們|在|海邊，|一起'],
  ['「晴れ」のち雨', '|「晴れ」|のち|雨'],
  ['see https://example.com/a', '|see |https://|example.com/|a'],
  ['  two \n lines  ', '|two |lines'],
])('%j may break at %j', (text, expected) => {
  expect(bars(text)).toBe(expected)
})

it('keeps a family, a flag and a skin tone in one piece each', () => {
  expect(toRuns(toGlyphs('Hi 👨‍👩‍👧🇹🇼👍🏽!'))).toEqual([
    'Hi ',
    { emoji: '👨‍👩‍👧' },
    { emoji: '🇹🇼' },
    { emoji: '👍🏽' },
    '!',
  ])
})

it('leaves out what cannot be printed', () => {
  expect(toRuns(toGlyphs('a\u0000b\u202ec\ud800'))).toEqual(['abc'])
})

it.each([
  ['海꧁', ['海〓'], ['꧁']],
  ['தமிழ்', ['〓〓〓'], ['த', 'ம', 'ி', 'ழ', '்']],
  ['အိမ်', ['〓〓'], ['အ', 'ိ', 'မ', '်']],
  ['\uf8ff Park', ['〓 Park'], ['\uf8ff']],
  ['กำลังใจ', ['กำลังใจ'], []],
  ['葛\u{e0100}\ufeff の \u00ad日', ['葛 の 日'], []],
])('prints 〓 for what no font has in %j, and tells of it', (text, runs, missing) => {
  expect([toRuns(toGlyphs(text)), missingOnCovers({ title: text, author: '' })]).toEqual([runs, missing])
})

it('prints pictographs in colour as the pages do, unless they are asked for as text', () => {
  // joined as no phone draws it: all of them stand beside each other
  expect(toRuns(toGlyphs('👩\u200d👩\u200d👩'))).toEqual([{ emoji: '👩👩👩' }])
  expect(toRuns(toGlyphs('Mei❤☀✈!'))).toEqual(['Mei', { emoji: '❤' }, { emoji: '☀' }, { emoji: '✈' }, '!'])
  expect(toRuns(toGlyphs('❤\ufe0e 1\ufe0f\u20e3 2\u20e3'))).toEqual(['❤ ', { emoji: '1\ufe0f\u20e3' }, ' 2'])
})

it.each([
  ['小島日記 2024', false],
  ['小島日記與我們 2024', true],
  ['晴れのち雨', true],
  ['Our 島', false],
  ['🌊', false],
  ['', false],
])('%j runs downwards: %s', (text, down) => {
  expect(isEastAsian(text)).toBe(down)
})

it.each([
  ['日記', 'zh-hk', 'zh-hk'],
  ['日記', 'en', 'zh-tw'],
  ['晴れ', 'zh-tw', 'ja'],
  ['우리', 'zh-tw', 'ko'],
  ['يوميات', 'en', 'ar'],
  ['Diary', 'zh-tw', 'en'],
  ['我们的日记', 'zh-tw', 'zh-tw-x-sc'],
  ['写真日誌', 'en', 'zh-tw-x-sc'],
])('%j in a %s book is set as %s', (text, locale, lang) => {
  expect(languageOf(text, locale)).toBe(lang)
})
