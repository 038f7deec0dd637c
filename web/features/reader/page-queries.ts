import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Answer } from '#contract/call'
import { readChapterPages } from '#contract/chapters'
import { readPage, readPlan } from '#contract/pages'
import { readBook } from '#contract/shelf'
import { callApi } from '../../api/client.ts'

export type Plan = Answer<typeof readPlan>
export type PageOfPlan = Plan['pages'][number]

/** Whose pages are read, and the key of the link where it is shared. */
export interface BookRead {
  bid: string
  share?: string | undefined
}

export function bookQuery({ bid, share }: BookRead) {
  return queryOptions({
    queryKey: ['book', bid, ...keyOf(share)],
    queryFn: ({ signal }) => callApi(readBook, { params: { bid } }, { signal, share }),
    enabled: bid !== '',
  })
}

/** All pages in order. It stays on screen while the next one is read. */
export function planQuery({ bid, share }: BookRead) {
  return queryOptions({
    queryKey: ['plan', bid, ...keyOf(share)],
    queryFn: ({ signal }) => callApi(readPlan, { params: { bid } }, { signal, share }),
    enabled: bid !== '',
    placeholderData: keepPreviousData,
  })
}

/** One page. Its key names what stands on it: it never grows old. */
export function pageQuery({ bid, share }: BookRead, key: string) {
  return queryOptions({
    queryKey: pageQueryKey(bid, key),
    queryFn: ({ signal }) => callApi(readPage, { params: { bid, key } }, { signal, share }),
    staleTime: Number.POSITIVE_INFINITY,
    // hundreds of pages are leafed through: only the last ones are kept
    gcTime: 60_000,
  })
}

// another key may open what the first one did not
function keyOf(share: string | undefined): string[] {
  return share === undefined ? [] : [share]
}

export function pageQueryKey(bid: string, key: string): [string, string, string] {
  return ['page', bid, key]
}

/** The pages of one month, which can be read while others are still being set. */
export function chapterQuery({ bid, share }: BookRead, chapterId: string) {
  return queryOptions({
    queryKey: ['chapter pages', bid, chapterId],
    queryFn: ({ signal }) => callApi(readChapterPages, { params: { bid, chapterId } }, { signal, share }),
  })
}
