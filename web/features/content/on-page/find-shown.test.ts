import { expect, test } from 'vitest'
import { findPart } from './find-part.ts'
import { findAtCaret, findShown } from './find-shown.ts'
import { shownWords } from './shown-words.ts'

const item = (content: string, title = '') => ({ title, content })

test.each<[string, string, number]>([
  ['早上去菜市場。\n下午在河邊騎車。', '下午在河邊騎車。', 1],
  ['一行有  兩個空白', '一行有 兩個空白', 0],
  ['最後兩個字在一起', '最後兩個字在一\u2060起', 0],
  ['\u3000\u3000縮排的一段\n另一段', '縮排的一段', 0],
])('%j shows %j', (content, text, line) => {
  expect(findShown(item(content), { text })).toMatchObject({
    field: 'content',
    before: line,
    start: 0,
    end: 0,
  })
})

test.each([
  ['two lines of the same words', item('同一句\n同一句'), { text: '同一句' }],
  ['a title that is a line, too', item('生日', '生日'), { text: '生日' }],
  ['words that the press set otherwise', item('等等...'), { text: '等等……' }],
  ['a place that the line names, too', item('在淡水散步'), { text: '淡水' }],
  ['a part that the line has twice', item('走啊走啊走'), { text: '走啊', part: true }],
  ['a part that two lines have', item('去了海邊。\n又去了海邊。'), { text: '去了海', part: true }],
  ['a part that is a line', item('早上\n晚上'), { text: '早上', part: true }],
  ['no words', item(''), { text: '' }],
])('%s cannot be typed in their place', (_, words, printed) => {
  expect(findShown(words, printed)).toBeUndefined()
})

test.each([
  ['the first part of a line, with the space behind it', '今天很冷，', '今天很冷， '],
  ['the last part', '去了海邊。', '去了海邊。'],
  ['one between two others', '我\u2060們', '我們 '],
])('%s is typed on its page', (_, text, own) => {
  const words = item('早上\n今天很冷， 我們 去了海邊。')
  const shown = findShown(words, { text, part: true })
  expect(shown && shownWords(shown, words)).toBe(own)
})

test('the parts of a line are all of it', () => {
  const line = '  Hello wide 世界👨‍👩‍👧 again '
  const parts = ['Hello', 'wide 世界', '👨‍👩‍👧again'].flatMap(text => findPart(line, text))
  expect(parts.map(({ from, to }) => line.slice(from, to)).join('')).toBe(line)
})

const content = '早上\n今天很冷，我們去了海邊。\n晚上'
const [first, second] = [
  { text: '今天很冷，', part: true },
  { text: '我們去了海邊。', part: true },
]
test.each([
  ['in its first part', 5, [first, second], '今天很冷，', 2],
  ['between two parts, in the second', 8, [first, second], '我們去了海邊。', 0],
  ['between two parts, of which one is here', 8, [first], '今天很冷，', 5],
  ['in a line', 1, [{ text: '早上' }, first], '早上', 1],
])('a caret %s', (_, caret, printed, own, inOwn) => {
  const found = findAtCaret(item(content), { field: 'content', caret }, printed)
  expect(found && shownWords(found.shown, item(content))).toBe(own)
  expect(found?.caret).toBe(inOwn)
})

test.each([
  ['in a part that stands elsewhere', content, 5, [second]],
  ['in a line that is still empty', '早上\n\n晚上', 3, [{ text: '早上' }]],
  ['in one of two alike', '早上\n早上', 1, [{ text: '早上' }, { text: '早上' }]],
  ['in words that repeat themselves', '走啊走啊走', 2, [{ text: '走啊', part: true }]],
])('nothing is typed at a caret %s', (_, content, caret, printed) => {
  expect(findAtCaret(item(content), { field: 'content', caret }, printed)).toBeUndefined()
})
