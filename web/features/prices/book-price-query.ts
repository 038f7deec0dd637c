import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '#contract/call'
import { compareTypesets, readBookPrice } from '#contract/prices'
import type { RegionCode } from '#domain/catalogue/regions'
import { callApi } from '../../api/client.ts'

export type BookPrice = Answer<typeof readBookPrice>
/** What one copy costs in a binding. */
export type BindingPrice = BookPrice['bindings'][number]

/** By what the price of a book is kept. A change of the book makes it old, in every region and binding. */
function bookPriceKey(bid: string): readonly unknown[] {
  return ['book price', bid]
}

/** What a book costs as it is now; asked again while its pages are being set. */
export function bookPriceQuery(bid: string, region: RegionCode) {
  return queryOptions({
    queryKey: [...bookPriceKey(bid), region],
    queryFn: ({ signal }) => callApi(readBookPrice, { params: { bid }, query: { region } }, { signal }),
    enabled: bid !== '',
    placeholderData: (before, query) => (query?.queryKey[1] === bid ? before : undefined),
    refetchInterval: ({ state }) => (state.data?.counting ? 2_000 : false),
  })
}

export type TypesetPrices = Answer<typeof compareTypesets>['typesets'][number]

/** What a book comes to in each layout; asked again while some are being counted. `revision`: of the book on screen. */
export function typesetPricesQuery(bid: string, region: RegionCode, revision: number) {
  return queryOptions({
    queryKey: ['typeset prices', bid, region, revision],
    queryFn: ({ signal }) => callApi(compareTypesets, { params: { bid }, query: { region } }, { signal }),
    placeholderData: (before, query) => (query?.queryKey[1] === bid ? before : undefined),
    // seldom, where it takes long
    refetchInterval: ({ state }) =>
      state.data?.counting ? Math.min(10_000, 1_000 + state.dataUpdateCount * 500) : false,
  })
}
