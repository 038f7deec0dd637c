import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mixedWords } from '../../tests/press/mixed-words.ts'
import { isTitleLine } from './is-title-line.ts'

const story = '河水在這一帶轉了一個很大的彎，像是忽然想起什麼，又不願意說出口。'.repeat(5)
const apart = { apart: true, paragraphs: [story] }

describe('is a title', () => {
  it.each([
    '〈河岸〉',
    '【讀書筆記】',
    '《鹽》',
    '給女兒的信（三）',
    '一個不說話的下午',
    '【散步】關於橋的幾件事',
    'Notes on 橋',
  ])('%s over a story', line => expect(isTitleLine(line, apart)).toBe(true))
  it('in brackets over a few words', () => {
    const below = { apart: false, paragraphs: ['今天什麼都沒有發生，但是光很好。'] }
    expect(isTitleLine('【交換日記 Day 41】', below)).toBe(true)
  })
  it('right above a long paragraph', () =>
    expect(isTitleLine('舊書店關門那天', { apart: false, paragraphs: [story] })).toBe(true))
})

describe('is no title', () => {
  it.each([
    '今天下雨。',
    '媽媽說：',
    '妹妹三歲了',
    '累～～～',
    '早安 ^^',
    '📍 京都市',
    '謝謝 @minlin',
    '#京都',
    'https://a.tw',
    '2019/3/4',
    '「你還記得那座橋嗎」',
    '河水在這一帶轉了一個很大的彎像是忽然想起什麼',
  ])('%s', line => expect(isTitleLine(line, apart)).toBe(false))
  it.each([
    ['nothing', { apart: false, paragraphs: [] }],
    ['a few words', { apart: true, paragraphs: ['今天什麼都沒有發生。'] }],
    ['a line of many short ones', { apart: false, paragraphs: ['麵粉兩杯', '糖一匙', story] }],
  ])('over %s', (_, below) => expect(isTitleLine('一個不說話的下午', below)).toBe(false))
})

it('never ends a sentence and is never long, whatever is written', () => {
  fc.assert(
    fc.property(mixedWords({ minLength: 1, maxLength: 25 }), fc.boolean(), (words, isApart) => {
      const line = words.trim()
      if (!isTitleLine(line, { apart: isApart, paragraphs: [story] })) return
      expect(line).not.toMatch(/[。！？!?…，：]$/u)
      expect(line.replace(/[ -ɏ]/gu, '').length).toBeLessThanOrEqual(20)
    }),
    { numRuns: 1000 },
  )
})
