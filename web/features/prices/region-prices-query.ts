import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Answer } from '#contract/call'
import { searchPrices } from '#contract/prices'
import type { RegionCode } from '#domain/catalogue/regions'
import type { Currency } from '#domain/money/currencies'
import { type PageRow, standardPrices } from '#domain/prices/price-table'
import { callApi } from '../../api/client.ts'

/** What books cost in every region now: the desk changes it (specification 7, prices). */
export const priceTableQuery = queryOptions({
  queryKey: ['price table'],
  queryFn: ({ signal }) => callApi(searchPrices, {}, { signal, anonymous: true }),
})

export interface ShownPrices {
  currency: Currency
  /** Of one billed page, as decimal numbers of the currency. */
  page: Readonly<Record<PageRow, string>>
  /** Standard shipping of one order. */
  shipping: string
  deliveryDays: number
  /** What the courier takes more for an address that is no company's. */
  nonCommercialFee?: string | undefined
}

/** The prices of a region by the table in force; those of the catalogue until it has come, as pages are rendered before it. */
export function useRegionPrices(region: RegionCode): ShownPrices {
  const { data } = useQuery(priceTableQuery)
  return pricesIn(data, region)
}

export function pricesIn(table: Answer<typeof searchPrices> | undefined, region: RegionCode): ShownPrices {
  const row = table?.prices.find(prices => prices.region === region)
  if (!row) return standardPrices[region]
  const { currency, price: page, shipping, deliveryDays, nonCommercialFee } = row
  return { currency, page, shipping, deliveryDays, ...(nonCommercialFee !== null && { nonCommercialFee }) }
}
