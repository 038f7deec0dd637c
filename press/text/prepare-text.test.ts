import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { covered } from './font-coverage.ts'
import { prepareEntry, prepareLine, prepareText } from './prepare-text.ts'

const runsOf = (text: string) => prepareText(text, 'zh-tw').paragraphs.map(p => p.runs)

it('makes a paragraph of each line that says something', () => {
  expect(runsOf('早安\r\n\n  \u00a0\n晚安\t  好眠 \u2028再見')).toEqual([['早安'], ['晚安 好眠'], ['再見']])
})

it('makes one line of many for titles', () => {
  expect(prepareLine('墾丁\n三天 \r\n兩夜', 'zh-tw')).toEqual({
    runs: ['墾丁 三天 兩夜'],
    lang: 'zh-tw',
    missing: [],
  })
})

describe('emoji', () => {
  it.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['a flag of two letters', '🇹🇼'],
    ['the flag of England', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a flag joined with a sign', '🏳️‍🌈'],
    ['a tone of skin', '👍🏽'],
    ['a couple of two tones', '👩🏽‍❤️‍👨🏻'],
    ['a keycap', '1️⃣'],
    ['the sun as an emoji', '☀️'],
    ['the heart as an emoji', '❤️'],
    ['a heart that phones show in colour', '❤'],
    ['a trade', '👩‍🚀'],
  ])('%s stays one', (_, emoji) => {
    expect(runsOf(`海${emoji}邊`)).toEqual([['海', { emoji }, '邊']])
  })

  it('neighbours stand in one run', () => {
    expect(runsOf('🌊🏖️ 好')).toEqual([[{ emoji: '🌊🏖️' }, ' 好']])
  })

  it.each([
    ['digits, signs and marks of trade', '1 # * © ® ™', '1 # * © ® ™'],
    ['a heart that asks to be text', '❤\ufe0e', '❤'],
    ['selectors that belong to nothing', '海\ufe0f\u200d邊', '海邊'],
  ])('is not seen in %s', (_, text, words) => {
    expect(runsOf(text)).toEqual([[words]])
  })
})

it('strips what turns a page around or prints nothing', () => {
  expect(runsOf('海\u202e邊\u2066的\u200b\ufeff日\u00ad子\u0007\u061c\u206a\u034f')).toEqual([['海邊的日子']])
})

it('takes the usual form of a character whose variant is asked for, and misses nothing', () => {
  expect(prepareText('葛\u{e0100}西\ufe00', 'zh-tw')).toEqual({
    paragraphs: [{ runs: ['葛西'], lang: 'zh-tw' }],
    missing: [],
  })
})

it.each([
  ['今天很好\n·\n.\n•\n京都', [['今天很好'], ['京都']]],
  ['今天……\n…\n好', [['今天……'], ['…'], ['好']]],
  ['.', [['.']]],
])('leaves out lines that only keep paragraphs apart: %j', (text, runs) => {
  expect(runsOf(text)).toEqual(runs)
})

it('tells the title and the hashtags of an entry apart, and puts the tags last', () => {
  const story = '河水在這一帶轉了一個很大的彎，像是忽然想起什麼。'.repeat(8)
  const text = `#散文\n〈河岸〉\n\n${story}\n·\n·\n#京都 #kyoto`
  expect(prepareEntry(text, 'zh-tw').paragraphs).toEqual([
    { runs: ['〈河岸〉'], lang: 'zh-tw', role: 'title' },
    { runs: [story.replace(/麼。$/, '\u2060麼。')], lang: 'zh-tw', apart: true },
    { runs: ['#\u2060散文 #\u2060京都 #kyoto'], lang: 'zh-tw', role: 'tags' },
  ])
})

it('prints an address with the words that its escapes stand for', () => {
  expect(runsOf('見 https://a.tw/%E5%8F%B0')).toEqual([['見 https://a.tw/台']])
})

it('keeps the joiners of Arabic and Indic letters', () => {
  expect(runsOf('क्\u200dष')).toEqual([['क्\u200dष']])
})

it('survives halves of characters', () => {
  expect(prepareText('海\ud83d邊', 'zh-tw').paragraphs[0]?.runs.join('')).toMatch(/^海.邊$/u)
})

describe('characters that no font has', () => {
  it('are printed as the mark of missing type, and named', () => {
    expect(prepareText('古文𓀀與𓀀𒀀', 'zh-tw')).toEqual({
      paragraphs: [{ runs: ['古文〓與〓〓'], lang: 'zh-tw' }],
      missing: ['𓀀', '𒀀'],
    })
  })

  it('are never silent, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), text => {
        const { paragraphs, missing } = prepareText(text, 'zh-tw')
        const words = paragraphs.flatMap(p => p.runs.filter(run => typeof run === 'string')).join('')
        for (const character of words)
          expect(/[ \u200b-\u200d\u2060]/.test(character) || covered(character.codePointAt(0) ?? 0)).toBe(
            true,
          )
        for (const character of missing) expect(text.toWellFormed()).toContain(character)
        expect(words.includes('〓') && !text.includes('〓')).toBe(missing.length > 0)
      }),
      { numRuns: 500 },
    )
  })
})
