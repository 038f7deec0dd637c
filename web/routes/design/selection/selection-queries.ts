import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Answer } from '#contract/call'
import type { SocialItem } from '#contract/item'
import type { ContentType } from '#contract/shapes'
import { listItems, readSocialBook } from '#contract/social-books'
import { callApi } from '../../../api/client.ts'
import { queryOf, type SelectionFilter } from './selection-filter.ts'

export type SocialBook = Answer<typeof readSocialBook>
export type ItemsPage = Answer<typeof listItems>

/** Items that are read at once. */
export const pagesize = 60

/** Months and counts of one tab. */
export function socialQuery(sid: string, type: ContentType) {
  return queryOptions({
    queryKey: ['social', sid, type],
    queryFn: ({ signal }) => callApi(readSocialBook, { params: { sid }, query: { type } }, { signal }),
    enabled: sid !== '',
    placeholderData: before => (before?.type === type ? before : undefined),
  })
}

/** One page (from 0) of the items that a filter lets through. */
export function itemsQuery(sid: string, filter: SelectionFilter, page: number) {
  return queryOptions({
    queryKey: ['items', sid, queryOf(filter), page],
    queryFn: ({ signal }) =>
      callApi(listItems, { params: { sid }, query: { ...queryOf(filter), page, pagesize } }, { signal }),
    enabled: sid !== '',
    placeholderData: keepPreviousData,
  })
}

/** The page with an item as it is now. */
export function withItem(page: ItemsPage | undefined, item: SocialItem): ItemsPage | undefined {
  if (!page?.items.some(one => one.itemId === item.itemId)) return page
  return { ...page, items: page.items.map(one => (one.itemId === item.itemId ? item : one)) }
}
