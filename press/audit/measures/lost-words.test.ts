import { expect, it } from 'vitest'
import { buildDrawnPage, buildLines } from '../../../tests/press/build-drawn.ts'
import { openBook } from '../open-book.ts'
import { lostWords } from './lost-words.ts'

const pages = [
  buildDrawnPage([...buildLines(['今天的海很', '安靜，我們', '走到']), ...buildLines(['別的話'], { y: 90 })]),
  buildDrawnPage(buildLines(['港口才回家。'])),
]

it('finds words over the ends of lines and pages', () => {
  expect(lostWords(openBook(pages), ['今天的海很安靜，我們走到港口才回家。', '別的話'])).toEqual([])
})

it('names what is missing, in part or altogether', () => {
  expect(lostWords(openBook(pages), ['今天的𠮷海很安靜', '昨天的山'])).toEqual([
    '今天的𠮷海很安靜',
    '昨天的山',
  ])
})
