import { expect, test } from 'vitest'
import { filterOf, foundBy, isFiltered, queryOf } from './selection-filter.ts'

const filter = (search: string) => filterOf(new URLSearchParams(search))

test('an address says what is shown', () => {
  expect(filter('bid=b&tab=photos&q=海&has=place&show=bin&from=小店')).toEqual({
    type: 'photos',
    q: '海',
    from: '小店',
    has: 'place',
    show: 'bin',
  })
  expect(filter('tab=x&has=y&show=z')).toEqual({ type: 'facebook', q: '', from: '', has: '', show: '' })
})

test('where no tab is named, the one where something is', () => {
  const at = (search: string) => filterOf(new URLSearchParams(search), 'instagram').type
  expect([at('bid=b'), at('tab=x'), at('tab=photos')]).toEqual(['instagram', 'instagram', 'photos'])
})

test.each([
  ['tab=pages', false],
  ['q=%20', false],
  ['q=海', true],
  ['show=left', true],
])('%s is filtered: %s', (search, filtered) => {
  expect(isFiltered(filter(search))).toBe(filtered)
})

test('asks the server for just that', () => {
  expect(queryOf(filter('tab=pages&show=chosen'))).toEqual({
    type: 'pages',
    chosen: 'true',
    deleted: 'false',
  })
  expect(queryOf(filter('show=bin'))).toEqual({ type: 'facebook', deleted: 'true' })
})

test('words are searched in all tabs', () => {
  expect(queryOf(filter('tab=pages&show=left&q= 海 '))).toEqual({ q: '海', chosen: 'false' })
  expect(foundBy(filter('tab=pages&show=left&q= 海 &has=photos'))).toEqual({
    q: '海',
    has: 'photos',
    now: 'left',
  })
  expect(foundBy(filter('tab=pages&has=place'))).toEqual({ type: 'pages', has: 'place' })
})
