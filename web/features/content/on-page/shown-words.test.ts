import { expect, test } from 'vitest'
import { findShown } from './find-shown.ts'
import { shownAt, shownWords, withWords } from './shown-words.ts'

const item = (content: string, title = '') => ({ title, content })

function shownOf(content: string, text: string, part = false) {
  const words = item(content)
  const shown = findShown(words, { text, part })
  if (!shown) throw new Error(`${text} is in it`)
  return { words, shown }
}

test('other words take the place of one line alone', () => {
  const { words, shown } = shownOf('第一段\n第二段\n第三段', '第二段')
  const changed = { ...words, ...withWords(shown, words, '改過的') }
  expect(changed.content).toBe('第一段\n改過的\n第三段')
  expect(shownWords(shown, changed)).toBe('改過的')
  expect(shownAt(shown, changed)).toBe(4)
  expect(shownWords(shown, item('第一段\n第三段'))).toBeUndefined()
})

test('other words take the place of a part alone', () => {
  const { words, shown } = shownOf('早上\n今天很冷，我們去了海邊。\n晚上', '我們去了', true)
  expect(shownWords(shown, words)).toBe('我們去了')
  expect(shownAt(shown, words)).toBe(8)
  const changed = { ...words, ...withWords(shown, words, '大家都到了') }
  expect(changed.content).toBe('早上\n今天很冷，大家都到了海邊。\n晚上')
  expect(shownWords(shown, changed)).toBe('大家都到了')
  // somebody made the line shorter than what stands around the part
  expect(shownWords(shown, item('早上\n今天\n晚上'))).toBeUndefined()
})

test('a part that becomes two lines is both of them', () => {
  const { words, shown } = shownOf('今天很冷，我們去了海邊。', '我們去了海邊。', true)
  const changed = { ...words, ...withWords(shown, words, '我們\n去了海邊。') }
  expect(changed.content).toBe('今天很冷，我們\n去了海邊。')
  expect(shownWords(shown, changed)).toBe('我們\n去了海邊。')
})

test('a title stays on one line', () => {
  const shown = findShown(item('', '生日'), { text: '生日' })
  if (!shown) throw new Error('it has that title')
  expect(withWords(shown, item('', '生日'), '生日\n快樂')).toEqual({ title: '生日 快樂' })
})
