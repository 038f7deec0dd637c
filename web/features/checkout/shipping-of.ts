import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '#contract/call'
import { searchPrices } from '#contract/prices'
import type { RegionCode } from '#domain/catalogue/regions'
import type { ShippingWay } from '#domain/prices/shipping-price'
import { callApi } from '../../api/client.ts'

/** What shipping costs in a region, and how long it takes. */
export function shippingPricesQuery(region: RegionCode) {
  return queryOptions({
    queryKey: ['prices', region],
    queryFn: ({ signal }) => callApi(searchPrices, { query: { countryCode: region } }, { signal }),
  })
}

export interface ChosenShipping {
  isByPost: boolean
  chosen: 'standard' | 'express' | undefined
  region: RegionCode
  prices: {
    isPending: boolean
    data?:
      | { prices: Pick<Answer<typeof searchPrices>['prices'][number], 'region' | 'expressTime'>[] }
      | undefined
  }
}

/** How an order comes: a courier that was chosen brings it where the region has one; undefined until that is known. */
export function shippingOf({ isByPost, chosen, region, prices }: ChosenShipping): ShippingWay | undefined {
  if (!isByPost) return 'email'
  if (chosen !== 'express') return 'standard'
  if (prices.isPending) return undefined
  // where they did not come, the check tells whether there is one
  if (!prices.data) return 'express'
  return prices.data.prices.some(row => row.region === region && row.expressTime) ? 'express' : 'standard'
}
