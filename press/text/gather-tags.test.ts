import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gatherTags } from './gather-tags.ts'

it.each([
  ['a line of nothing else', ['初雪。', '#京都 #交換學生'], ['初雪。'], '#京都 #交換學生'],
  ['a tag alone on its line', ['#親子日記', '今天睡很久'], ['今天睡很久'], '#親子日記'],
  ['three at the end of a line', ['今天好累 #媽媽日常 #二寶 #1y8m'], ['今天好累'], '#媽媽日常 #二寶 #1y8m'],
  ['tags written without spaces', ['#a#b#c'], [], '#a#b#c'],
  [
    'tags with emoji and points between',
    ['好吃！#台中、#早午餐、＃咖啡☕️'],
    ['好吃！'],
    '#台中、#早午餐、＃咖啡☕️',
  ],
  ['rows of several lines, in their order', ['#a', '雪', '#b #c'], ['雪'], '#a #b #c'],
  ['a tag inside a sentence', ['今天去 #台中 吃飯'], ['今天去 #台中 吃飯'], ''],
  ['two at the end of a sentence', ['今天去 #台中 #吃飯'], ['今天去 #台中 #吃飯'], ''],
  ['three before the words of a sentence', ['#a #b #c 的店'], ['#a #b #c 的店'], ''],
  [
    'numbers and signs that are no tags',
    ['#1', 'C# F# G#', '# #', '排第 #3 #4 #5'],
    ['#1', 'C# F# G#', '# #', '排第 #3 #4 #5'],
    '',
  ],
])('takes %s', (_, lines, words, tags) => {
  expect(gatherTags(lines)).toEqual({ words, tags })
})

it('loses no letter of any line', () => {
  const piece = fc.constantFrom('#', '＃', 'a', '京', '1', ' ', '、', '_', '☁️', '，', '\u200d')
  const line = fc.array(piece, { maxLength: 20 }).map(parts => parts.join('').trim())
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), lines => {
      const { words, tags } = gatherTags(lines)
      const letters = (text: string) => [...text.replace(/\s/gu, '')].sort().join('')
      expect(letters(words.join('') + tags)).toBe(letters(lines.join('')))
    }),
    { numRuns: 500 },
  )
})
