import { expect, test } from 'vitest'
import { findShown, lineOf, partAt, shownAt, shownWords, withWords } from './shown-words.ts'

const item = (content: string, title = '') => ({ title, content })

test.each<[string, string, number]>([
  ['早上去菜市場。\n下午在河邊騎車。', '下午在河邊騎車。', 1],
  ['一行有  兩個空白', '一行有 兩個空白', 0],
  ['最後兩個字在一起', '最後兩個字在一\u2060起', 0],
  ['\u3000\u3000縮排的一段\n另一段', '縮排的一段', 0],
])('%j shows %j', (content, printed, line) => {
  expect(findShown(item(content), printed)).toMatchObject({ field: 'content', before: line })
})

test.each([
  ['two lines of the same words', item('同一句\n同一句'), '同一句'],
  ['a title that is a line, too', item('生日', '生日'), '生日'],
  ['words that the press set otherwise', item('等等...'), '等等……'],
  ['a part of a line', item('前半句，後半句'), '前半句，'],
  ['no words', item(''), ''],
])('%s cannot be typed in their place', (_, words, printed) => {
  expect(findShown(words, printed)).toBeUndefined()
})

test('other words take the place of one line alone', () => {
  const words = item('第一段\n第二段\n第三段')
  const shown = findShown(words, '第二段')
  if (!shown) throw new Error('it has that line')
  const changed = { ...words, ...withWords(shown, words, '改過的') }
  expect(changed.content).toBe('第一段\n改過的\n第三段')
  expect(shownWords(shown, changed)).toBe('改過的')
  expect(shownAt(shown, changed)).toBe(4)
  expect(shownWords(shown, item('第一段\n第三段'))).toBeUndefined()
})

test('a title stays on one line', () => {
  const shown = findShown(item('', '生日'), '生日')
  if (!shown) throw new Error('it has that title')
  expect(withWords(shown, item('', '生日'), '生日\n快樂')).toEqual({ title: '生日 快樂' })
})

test('of a paragraph that became two, the one with the caret goes on', () => {
  const words = item('第一段\n第二段\n第三段')
  const shown = findShown(words, '第二段')
  if (!shown) throw new Error('it has that line')
  const changed = { ...words, ...withWords(shown, words, '第二\n新段') }
  expect(changed.content).toBe('第一段\n第二\n新段\n第三段')
  expect(shownWords(shown, changed)).toBe('第二\n新段')
  const line = lineOf(shown, '第二\n新段', 4)
  expect(line).toMatchObject({ words: '新段', caret: 1 })
  expect(shownWords(line.shown, changed)).toBe('新段')
  expect(shownAt(line.shown, changed)).toBe(7)
  expect(lineOf(shown, '第二\n', 3)).toMatchObject({ words: '', caret: 0 })
})

test.each([
  ['the first part of a line', '今天很冷， 我們', 3],
  ['the last part of a line', '去了海邊。', 11],
  ['a line', '早上', undefined],
  ['something else', '別的', undefined],
])('%s begins where it is in the text', (_, printed, at) => {
  expect(partAt(item('早上\n今天很冷，我們 去了海邊。'), printed)).toBe(at)
})
