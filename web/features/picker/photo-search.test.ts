import { expect, test } from 'vitest'
import { queryOf } from './photo-search.ts'

test('only what is looked for is asked for; a month is a span of one', () => {
  expect(queryOf({ q: ' ', month: '', favourites: false })).toEqual({ has: 'photos' })
  expect(queryOf({ q: ' 海 ', month: '202405', favourites: true })).toEqual({
    has: 'favourites',
    q: '海',
    since: '202405',
    until: '202405',
  })
})
