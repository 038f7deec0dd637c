import { expect, it } from 'vitest'
import { buildDrawnPage, buildLines } from '../../../tests/press/build-drawn.ts'
import { openBook } from '../open-book.ts'
import { lostWords } from './lost-words.ts'

const pages = [
  buildDrawnPage([...buildLines(['今天的海很', '安靜，我們', '走到']), ...buildLines(['別的話'], { y: 90 })]),
  buildDrawnPage(buildLines(['港口才回家。'])),
  buildDrawnPage([...buildLines(['好喔。']), ...buildLines(['好喔。'], { y: 90 })]),
  buildDrawnPage(buildLines(['#港口散', '12', '#步路線', '12'])),
]
const book = openBook(pages, ['202405', '202405', '202406', undefined])

it('finds words over the ends of lines and pages', () => {
  const texts = ['今天的海很安靜，我們走到港口才回家。', '別的話']
  expect(lostWords(book, [{ id: 'a', texts, pages: [0, 1] }])).toEqual([])
})

it('finds words that go on in another column, below the day of their entry', () => {
  const column = (lines: string[], x: number) => buildLines(lines, { x })
  const card = [...column(['我吃他剩下的', '半碗冷'], 20), ...column(['3　續', '掉的麵'], 80)]
  const one = openBook([buildDrawnPage(card)], ['202405'])
  expect(lostWords(one, [{ id: 'a', texts: ['我吃他剩下的半碗冷掉的麵'], pages: [0] }])).toEqual([])
  // a line ends behind neither of its letters
  expect(lostWords(one, [{ id: 'a', texts: ['半掉'], pages: [0] }])).toEqual(['半掉'])
})

it('names what is missing, in part or altogether', () => {
  const texts = ['今天的𠮷海很安靜', '昨天的山', '走到山頂']
  expect(lostWords(book, [{ id: 'a', texts, pages: [0, 1] }])).toEqual([
    '今天的𠮷海很安靜',
    '昨天的山',
    '走到山頂',
  ])
})

it('takes no words for those of an entry that stand away from its pages', () => {
  expect(lostWords(book, [{ id: 'a', texts: ['別的話'], pages: [1, 2] }])).toEqual(['別的話'])
})

it('counts an entry that is lost, though others say the same', () => {
  const said = { id: 'a', texts: ['好喔'], pages: [2] }
  expect(lostWords(book, [said, { ...said, id: 'b', pages: [] }])).toEqual(['好喔'])
  expect(lostWords(book, [said, said])).toEqual([])
  expect(lostWords(book, [said, said, said])).toEqual(['好喔'])
})

it('looks for hashtags that stand at the back on the pages without a month', () => {
  const entry = { id: 'a', texts: ['好喔'], pages: [2] }
  expect(lostWords(book, [{ ...entry, tagsAtBack: ['#港口散步路線', '#走到'] }])).toEqual(['走到'])
})

it('names an entry of photos alone that stands on no page', () => {
  const photos = { id: 'a', texts: [''], pages: [0] }
  expect(lostWords(book, [photos, { ...photos, id: 'b', pages: [] }])).toEqual(['b'])
})
