import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { bookWith, itemWith } from './choice.ts'
import { isFiltered, type SelectionFilter } from './selection-filter.ts'
import { pagesInUse, pagesize, type SocialBook, socialQuery } from './selection-queries.ts'
import { pagesAround, rowsOf, type SelectionRow, slotsOfFound, slotsOfMonths } from './selection-rows.ts'
import { usePendingChoices } from './use-choices.ts'

export interface Selection {
  social: SocialBook | undefined
  rows: SelectionRow[]
  /** Items that the filter lets through; undefined before that is known. */
  total: number | undefined
  status: 'pending' | 'success' | 'error'
  /** More items are on their way. */
  loading: boolean
  hasMore: boolean
  /** Rows from one to the other came into sight. */
  see(first: number, last: number): void
  again(): void
}

/**
 * The items of a tab. Without a filter the months say where everything stands, and only pages in sight are read;
 * what is searched is read page by page.
 */
export function useSelection(sid: string, filter: SelectionFilter): Selection {
  const filtered = isFiltered(filter)
  const name = JSON.stringify(filter)
  const [shown, setShown] = useState({ name, first: 0, last: 0 })
  const { first, last } = shown.name === name ? shown : { first: 0, last: 0 }
  const pending = usePendingChoices(sid)
  const social = useQuery(socialQuery(sid, filter.type))
  const months = social.data?.chapters ?? []
  const all = months.reduce((sum, month) => sum + month.items, 0)
  const numbers = filtered
    ? pagesAround(0, last * pagesize, pagesize, Number.MAX_SAFE_INTEGER)
    : pagesAround(first * pagesize, last * pagesize, pagesize, all)
  const queries = useQueryClient()
  const pages = useQueries({ queries: pagesInUse(queries, sid, filter, numbers, { first, last }) })
  const byNumber = new Map(numbers.map((number, i) => [number, pages[i]]))
  const itemAt = (index: number) => {
    const page = byNumber.get(Math.floor(index / pagesize))
    const item = page?.isPlaceholderData ? undefined : page?.data?.items[index % pagesize]
    return item && itemWith(item, pending)
  }
  // one after the other: a later page may be here before the first, whose items stand above its own
  const missing = pages.findIndex(page => page.isPlaceholderData || !page.data)
  const read = missing < 0 ? pages : pages.slice(0, missing)
  const matches = filtered
    ? read.flatMap(page => page.data?.items ?? []).map(item => itemWith(item, pending))
    : []
  const slots = filtered ? slotsOfFound(matches) : slotsOfMonths(months, itemAt)
  // the first page may have been read before the last choice
  const total = filtered ? (byNumber.get(first) ?? pages[0])?.data?.total : social.data && all
  // what was read before stays where reading it again failed
  const failed = [social, ...pages].some(read => read.isError && read.data === undefined)
  return {
    social: social.data && bookWith(social.data, pending),
    rows: rowsOf(slots),
    total,
    status: failed ? 'error' : social.data && (pages[0]?.data || all === 0) ? 'success' : 'pending',
    loading: pages.some(page => page.isPending || page.isPlaceholderData),
    hasMore: filtered ? matches.length < (total ?? 0) : false,
    see(from, to) {
      // only another page is news: the whole screen is drawn again for it
      const [start, end] = [pageOf(from), pageOf(to)]
      if (start !== first || end !== last || shown.name !== name) setShown({ name, first: start, last: end })
    },
    again() {
      void social.refetch()
      for (const page of pages) if (page.isError) void page.refetch()
    },
  }
}

/** Number of the page that an item is on. */
function pageOf(index: number): number {
  return Math.floor(index / pagesize)
}
