import { QueriesObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { filterOf } from './selection-filter.ts'
import { itemsKey, itemsQuery, pagesInUse, readAllAnew } from './selection-queries.ts'

const filter = filterOf(new URLSearchParams({ has: 'photos' }))
const page = { items: [], page: 0, pagesize: 60, total: 1200 }

test('a choice far down a list of what was searched reads anew what is in sight only', async () => {
  const queries = new QueryClient()
  const numbers = Array.from({ length: 20 }, (_, number) => number)
  for (const number of numbers) queries.setQueryData(itemsQuery('s1', filter, number).queryKey, page)
  const read: unknown[] = []
  const pages = pagesInUse(queries, 's1', filter, [...numbers, 20], { first: 18, last: 18 }).map(query => ({
    ...query,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      read.push(query.queryKey.at(-1))
      return page
    },
  }))
  const stop = new QueriesObserver(queries, pages).subscribe(() => {})
  // the one that was not read yet
  expect(read).toEqual([20])
  await queries.invalidateQueries({ queryKey: itemsKey('s1') })
  expect(read.splice(0).slice(1).toSorted()).toEqual([17, 18, 19])
  // of many at once, each page may be another one
  await readAllAnew(queries, 's1')
  stop()
  expect(read).toHaveLength(21)
})
