import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Answer } from '#contract/call'
import { listItems, readSocialBook } from '#contract/social-books'
import type { ContentType } from '#domain/catalogue/content-types'
import { callApi } from '../../api/client.ts'
import { bookQuery } from '../reader/page-queries.ts'
import { queryOf, type SelectionFilter } from './selection-filter.ts'

export type SocialBook = Answer<typeof readSocialBook>
export type ItemsPage = Answer<typeof listItems>

/** Items that are read at once. */
export const pagesize = 60

export const socialKey = (sid: string) => ['social', sid]
export const itemsKey = (sid: string) => ['selection', sid]

/** The book, its tabs and their items may be others now. */
export function readAnew(queries: QueryClient, bid: string, sid: string): void {
  for (const queryKey of [itemsKey(sid), socialKey(sid), bookQuery({ bid }).queryKey])
    void queries.invalidateQueries({ queryKey })
}

/** All pages of items that a screen has, in sight or not, are read again: all of them may be others. */
export async function readAllAnew(queries: QueryClient, sid: string): Promise<void> {
  const pages = queries.getQueryCache().findAll({ queryKey: itemsKey(sid) })
  await Promise.allSettled(pages.flatMap(page => (page.getObserversCount() > 0 ? [page.fetch()] : [])))
}

/** Months and counts of one tab. */
export function socialQuery(sid: string, type: ContentType) {
  return queryOptions({
    queryKey: [...socialKey(sid), type],
    queryFn: ({ signal }) => callApi(readSocialBook, { params: { sid }, query: { type } }, { signal }),
    enabled: sid !== '',
    placeholderData: before => (before?.type === type ? before : undefined),
  })
}

/** One page (from 0) of the items that a filter lets through. */
export function itemsQuery(sid: string, filter: SelectionFilter, page: number) {
  return queryOptions({
    queryKey: [...itemsKey(sid), queryOf(filter), page],
    queryFn: ({ signal }) =>
      callApi(listItems, { params: { sid }, query: { ...queryOf(filter), page, pagesize } }, { signal }),
    enabled: sid !== '',
    placeholderData: keepPreviousData,
  })
}

/**
 * The pages of so many numbers. Those that were read and are not `inSight`, nor beside it, stay as they are until one
 * comes back to them, whatever is chosen meanwhile.
 */
export function pagesInUse(
  queries: QueryClient,
  sid: string,
  filter: SelectionFilter,
  numbers: readonly number[],
  inSight: { first: number; last: number },
): ReturnType<typeof itemsQuery>[] {
  return numbers.map(number => {
    const query = itemsQuery(sid, filter, number)
    const isNear = number >= inSight.first - 1 && number <= inSight.last + 1
    const isKnown = queries.getQueryData(query.queryKey) !== undefined
    return { ...query, enabled: sid !== '' && (isNear || !isKnown) }
  })
}
