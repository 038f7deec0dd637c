import { expect, it } from 'vitest'
import type { InsertPage } from './insert-page.ts'
import { placeInserts } from './place-inserts.ts'

const page = (insertId: string, at: string, kind: InsertPage['kind'] = 'divider'): InsertPage => ({
  insertId,
  at,
  kind,
})

const months = ['202103', '202105', '202108']

function placed(...inserts: InsertPage[]) {
  const { opening, before, after } = placeInserts(inserts, months)
  const ids = (pages: InsertPage[] = []) => pages.map(p => p.insertId).join('')
  return [ids(opening), ...months.map(month => ids(before.get(month))), ids(after)]
}

it('places pages in front, before their months, and at the back', () => {
  expect(placed(page('a', 'back'), page('b', 'front'), page('c', '202105'), page('d', '202103'))).toEqual([
    '',
    'bd',
    'c',
    '',
    'a',
  ])
})

it('has several at one place in the order in which they are given', () => {
  expect(placed(page('a', '202105'), page('b', '202105'), page('c', 'back'), page('d', 'back'))).toEqual([
    '',
    '',
    'ab',
    '',
    'cd',
  ])
})

it('places a page before the next month where its own is not in the book, and after the last where none is', () => {
  expect(
    placed(
      page('a', '202104'),
      page('b', '202105'),
      page('c', '201901'),
      page('d', '202201'),
      page('e', 'back'),
    ),
  ).toEqual(['', 'c', 'ab', '', 'de'])
})

it('has a dedication that comes first on the leaf after the title page', () => {
  expect(placed(page('a', 'front', 'dedication'), page('b', 'front', 'dedication'))).toEqual([
    'a',
    'b',
    '',
    '',
    '',
  ])
  expect(placed(page('a', 'front'), page('b', 'front', 'dedication'))).toEqual(['', 'ab', '', '', ''])
})
