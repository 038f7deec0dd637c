import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mixedWords } from '../../tests/press/mixed-words.ts'
import type { Run } from '../page/display-list.ts'
import { breakUnits } from './break-units.ts'
import { prepareText } from './prepare-text.ts'

const words = (runs: readonly Run[]) => runs.map(run => (typeof run === 'string' ? run : run.emoji)).join('')
const unitsOf = (...runs: Run[]) => breakUnits(runs).map(words)

const runsOf = (text: string) => prepareText(text, 'zh-tw').paragraphs.flatMap(p => p.runs)

describe('a line may end', () => {
  it.each<[name: string, runs: Run[], units: string[]]>([
    ['after any Chinese character', ['海很安靜'], ['海', '很', '安', '靜']],
    ['after a word and its space', ['We walked home'], ['We ', 'walked ', 'home']],
    ['where letters of two kinds meet', ['搭MRT到'], ['搭', 'MRT', '到']],
    ['but not before closing marks', ['「好。」她說'], ['「好。」', '她', '說']],
    ['but not after opening marks', ['在（港口）'], ['在', '（港', '口）']],
    ['but not at a space that holds', ['蛋 2\u00a0顆'], ['蛋 ', '2\u00a0顆']],
    ['but not inside a dash', ['雨——停了'], ['雨', '——', '停', '了']],
    ['but not after an opening mark before a dash', ['「——你'], ['「——', '你']],
    ['but not inside or before an ellipsis', ['然後……沒有'], ['然', '後……', '沒', '有']],
    ['but not before small kana and their long mark', ['カフェーきょう'], ['カ', 'フェー', 'きょ', 'う']],
    ['but not between a number and its percent', ['降雨50%以上'], ['降', '雨', '50%', '以', '上']],
    [
      'but not after the sign of a hashtag or a name',
      ['走#\u2060台中@\u2060佩玲'],
      ['走', '#\u2060台', '中', '@\u2060佩', '玲'],
    ],
    ['but not before what lengthens a word', ['累\u2060～\u2060～了'], ['累\u2060～\u2060～', '了']],
    [
      'after the joints of an address',
      ['https://\u200bexample.\u200borg/'],
      ['https://\u200b', 'example.\u200b', 'org/'],
    ],
    ['after a hyphen', ['well-known -5°C'], ['well-', 'known ', '-5°C']],
    ['between the words of Thai', ['สวัสดีครับ'], ['สวัสดี', 'ครับ']],
    ['between the syllables of Korean', ['한국어'], ['한', '국', '어']],
    ['between emoji', [{ emoji: '🌊👨‍👩‍👧🏴󠁧󠁢󠁥󠁮󠁧󠁿' }], ['🌊', '👨‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']],
    ['but not between an emoji and its stop', [{ emoji: '🌊' }, '，海'], ['🌊，', '海']],
    ['but not between an opening mark and an emoji', ['「', { emoji: '🌊' }, '」'], ['「🌊」']],
  ])('%s', (_, runs, units) => {
    expect(unitsOf(...runs)).toEqual(units)
  })
})

it('keeps every character of any text, and kinsoku at every break', () => {
  fc.assert(
    fc.property(mixedWords({ minLength: 1, maxLength: 60 }), text => {
      const runs = runsOf(text)
      const units = breakUnits(runs).map(words)
      expect(units.join('')).toBe(words(runs))
      for (const unit of units.slice(1)) expect(unit).not.toMatch(/^[，。、！？；：」』）》】〉…‧]/)
      for (const unit of units.slice(0, -1)) expect(unit).not.toMatch(/[「『（《【〈]$/)
      for (const [i, unit] of units.entries())
        expect(unit.endsWith('—') && (units[i + 1] ?? '').startsWith('—')).toBe(false)
    }),
    { numRuns: 300 },
  )
})
