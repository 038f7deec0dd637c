import { expect, test } from 'vitest'
import { type Insert, inBookOrder, moved, withChanged, withNew, without, withPhotos } from './insert-list.ts'

const months = ['202001', '202003']
const page = (insertId: string, at: Insert['at'], kind: Insert['kind'] = 'blank'): Insert => ({
  insertId,
  kind,
  at,
})
const ids = (inserts: Insert[]) => inserts.map(insert => `${insert.insertId} ${insert.at}`)

test('pages stand in the order of the book', () => {
  expect(
    ids(inBookOrder([page('c', 'back'), page('b', '202003'), page('a', 'front'), page('d', '202003')])),
  ).toEqual(['a front', 'b 202003', 'd 202003', 'c back'])
})

test.each([
  ['dedication', 'front'],
  ['divider', '202001'],
  ['photo', 'back'],
  ['blank', 'back'],
] as const)('a new %s stands at %s', (kind, at) => {
  expect(withNew([], kind, 'n', months)).toEqual([{ insertId: 'n', kind, at }])
})

test('a divider of a book without months stands in front', () => {
  expect(withNew([], 'divider', 'n', [])[0]?.at).toBe('front')
})

test('a page moves past its neighbour, then to the next place', () => {
  const list = [page('a', 'front'), page('b', 'front'), page('c', 'back')]
  expect(ids(moved(list, 'b', -1, months))).toEqual(['b front', 'a front', 'c back'])
  expect(ids(moved(list, 'b', 1, months))).toEqual(['a front', 'b 202001', 'c back'])
  expect(ids(moved(list, 'c', -1, months))).toEqual(['a front', 'b front', 'c 202003'])
})

test('it enters a place at the side it comes from', () => {
  const list = [page('a', '202001'), page('b', '202003'), page('c', '202003')]
  expect(ids(moved(list, 'a', 1, months))).toEqual(['a 202003', 'b 202003', 'c 202003'])
  expect(ids(moved(list, 'b', -1, months))).toEqual(['a 202001', 'b 202001', 'c 202003'])
})

test('at the end it stays', () => {
  const list = [page('a', 'front'), page('b', 'back')]
  expect(moved(list, 'a', -1, months)).toEqual(list)
  expect(moved(list, 'b', 1, months)).toEqual(list)
})

test.each([
  ['a', -1, ['a 202003', 'b 202106', 'c back']],
  ['a', 1, ['a 202106', 'b 202106', 'c back']],
] as const)(
  'a page of a month that has left the book moves to the nearest place: %s by %i',
  (id, by, placed) => {
    const list = [page('a', '202105'), page('b', '202106'), page('c', 'back')]
    expect(ids(moved(list, id, by, ['202003', '202106', '202108']))).toEqual(placed)
  },
)

test('behind all months that are left it moves to the back, and before them to the front', () => {
  const list = [page('a', '201912'), page('b', '202112')]
  expect(ids(moved(list, 'b', 1, months))).toEqual(['a 201912', 'b back'])
  expect(ids(moved(list, 'b', -1, months))).toEqual(['a 201912', 'b 202003'])
  expect(ids(moved(list, 'a', -1, months))).toEqual(['a front', 'b 202112'])
  expect(ids(moved(list, 'a', 1, months))).toEqual(['a 202001', 'b 202112'])
})

test('changes keep the other pages', () => {
  const list = [page('a', 'front'), page('b', 'back')]
  expect(withChanged(list, 'b', { text: '給你', at: 'front' })).toEqual([
    page('a', 'front'),
    { ...page('b', 'front'), text: '給你' },
  ])
  expect(without(list, 'a')).toEqual([page('b', 'back')])
})

test('of several photos the first is on the page, the others on pages of their own after it', () => {
  const after = page('b', '202001')
  const list = [{ ...page('a', '202001', 'photo'), text: '海邊' }, after]
  let pages = 0
  expect(withPhotos(list, 'a', ['x', 'y', 'z'], () => `n${++pages}`)).toEqual([
    { insertId: 'a', kind: 'photo', at: '202001', text: '海邊', imageId: 'x' },
    { insertId: 'n1', kind: 'photo', at: '202001', imageId: 'y' },
    { insertId: 'n2', kind: 'photo', at: '202001', imageId: 'z' },
    after,
  ])
  expect(withPhotos(list, 'a', [], () => 'n')).toEqual(list)
})
