import { expect, test } from 'vitest'
import type { BookPage } from '#press/products/diary/book-page'
import { searchPages } from './search-pages.ts'

const page = (folio: number, ...texts: string[]) => {
  const elements: BookPage['elements'] = texts.map(text => ({
    kind: 'text',
    x: 0,
    y: 0,
    w: 100,
    style: 'body',
    lines: 1,
    runs: [text],
  }))
  const printed: BookPage = { folio, month: '202305', regions: [], elements }
  return { key: String(folio), volume: 1, volumePages: 40, page: printed }
}

const book = [
  page(3, '今天去海邊。', 'Coffee with Ann'),
  page(4, '外婆說：海\n邊的風很大。'),
  page(5, '咖啡'),
]
const folios = (q: string) => searchPages(book, q).found.map(({ folio }) => folio)

test('paragraphs that hold all words are found, on their pages in their order', () => {
  expect(searchPages(book, '海邊')).toEqual({
    found: [
      { volume: 1, folio: 3, chapterId: '202305', text: '今天去海邊。' },
      { volume: 1, folio: 4, chapterId: '202305', text: '外婆說：海 邊的風很大。' },
    ],
    total: 2,
  })
  expect(folios('ANN coffee')).toEqual([3])
  expect(folios('海邊 外婆')).toEqual([4])
  expect(folios('海邊 咖啡')).toEqual([])
  expect(folios('  ')).toEqual([])
})

test('of many the first hundred are told, and of a long paragraph what is around the words', () => {
  const long = `${'前'.repeat(5000)}找${'後'.repeat(5000)}`
  const { found, total } = searchPages(
    Array.from({ length: 130 }, (_, at) => page(at + 1, long)),
    '找',
  )
  expect([found.length, total]).toEqual([100, 130])
  expect(found[0]?.text).toMatch(/^…前+找後+…$/)
  expect([...(found[0]?.text ?? '')].length).toBeLessThan(200)
})
