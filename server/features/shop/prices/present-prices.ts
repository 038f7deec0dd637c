import type { Answer } from '#contract/call'
import type { searchPrices } from '#contract/prices'
import { type RegionCode, regionFacts } from '#domain/catalogue/regions'
import { currencies } from '#domain/money/currencies'
import type { RegionPrices } from '#domain/prices/price-table'

/** A row of the price list: what the catalogue knows of a region, and what books cost there. */
export function presentPrices(
  region: RegionCode,
  prices: RegionPrices,
): Answer<typeof searchPrices>['prices'][number] {
  const { alias, areaCode, defaultLanguage } = regionFacts(region)
  const { currency, page, shipping, express, nonCommercialFee, groupPrice, taxPercent, deliveryDays } = prices
  return {
    region,
    alias: [...(alias ?? [])],
    currency,
    symbol: currencies[currency].symbol,
    areaCode,
    defaultLanguage,
    tax: taxPercent,
    expressTime: express?.days ?? null,
    expressFee: express?.fee ?? null,
    nonCommercialFee: nonCommercialFee ?? null,
    price: page,
    groupPrice,
    shipping,
    deliveryDays,
  }
}
