import { expect, test } from 'vitest'
import { phraseLines } from './phrase-lines.ts'

const linesOf = (text: string, count: number, most: number) =>
  phraseLines([text], count, most)?.map(runs => runs.join(''))

test.each([
  ['打完預防針，阿寶哭了三秒就問可不可以貼貼紙。', 24, ['打完預防針，', '阿寶哭了三秒就問可不可以貼貼紙。']],
  ['老闆的貓坐在收銀機上不肯走', 10, ['老闆的貓坐在', '收銀機上不肯走']],
  ['我話冇所謂啦佢哋鍾意就得', 8, undefined],
  [
    'I left the key with the man at the corner shop',
    14,
    ['I left the key with the ', 'man at the corner shop'],
  ],
])('ends the lines of %s where it has points, or between words', (text, most, lines) => {
  const set = linesOf(text, 2, most)
  if (lines) expect(set).toEqual(lines)
  else expect(set?.join('')).toBe(text)
})

test('gives up where a line would be wider than its room, and loses no letter', () => {
  expect(linesOf('長'.repeat(30), 2, 12)).toBeUndefined()
  expect(linesOf('今天的雪下得好大，我們走了很久，鞋子都濕了', 3, 10)?.join('')).toBe(
    '今天的雪下得好大，我們走了很久，鞋子都濕了',
  )
})
