import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { markOld } from './mark-old.ts'

test('whatever was read of a book or its content is old, and nothing of other books', () => {
  const queries = new QueryClient()
  const keys = [
    ['book', 'b1'],
    ['plan', 'b1'],
    ['items', 's1', '202405'],
    ['page', 'b1', 'key'],
    ['book', 'b2'],
    ['items', 's2', '202405'],
  ]
  for (const key of keys) queries.setQueryData(key, key[0] === 'book' ? { source: { sid: 's1' } } : {})
  markOld(queries, 'b1')
  expect(keys.map(key => queries.getQueryState(key)?.isInvalidated)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
