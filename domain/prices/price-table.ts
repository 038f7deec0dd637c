import { bindingNames, type PricedBinding, pricedBinding } from '../catalogue/bindings.ts'
import { paperNames } from '../catalogue/papers.ts'

import { type RegionCode, regionCodes, regions } from '../catalogue/regions.ts'
import type { Currency } from '../money/currencies.ts'
import { exactText, percentOf, price } from '../money/exact-amount.ts'
import { listedPrices } from './listed-prices.ts'

/** What has a price a page of its own. Of `photobook` and `calendar` it is that of the printed one. */
export type PageRow = PricedBinding | PricedBinding<'pdf'> | 'photobook' | 'calendar'

/** What books cost in a region: decimal numbers of its currency. */
export interface RegionPrices {
  currency: Currency
  /** Of one billed page. */
  page: Readonly<Record<PageRow, string>>
  /** Standard shipping of one order. */
  shipping: string
  /** Absent where none is offered. */
  express?: { fee: string; days: number }
  /** What the courier takes more for an address that is no company's. */
  nonCommercialFee?: string
  groupPrice: string
  taxPercent: number
  deliveryDays: number
}

/** A region keeps its currency. */
export type ChangeablePrices = Omit<RegionPrices, 'currency'>

/** Prices change at the desk: whoever asks for a price says by which table. */
export type PriceTable = Readonly<Record<RegionCode, RegionPrices>>

/** The prices of the catalogue: what holds where the desk has changed nothing. */
export const standardPrices: PriceTable = fromEntries(
  regionCodes.map(region => [region, pricesOf(region)] as const),
)

function pricesOf(region: RegionCode): RegionPrices {
  const { currency } = regions[region]
  const { pagePrice, shipping, express, nonCommercialFee, groupPrice, taxPercent, deliveryDays } =
    listedPrices[region]
  return {
    currency,
    page: {
      ...pagePrice,
      // open points, PDF: at half the paperback price a page
      pdf: half(pagePrice.paperback, currency),
      pdfA4: half(pagePrice.paperbackA4, currency),
      // open points, prices of photo books and calendars
      photobook: pagePrice.hardbackA4,
      calendar: pagePrice.paperbackA4,
    },
    shipping,
    ...(express && { express }),
    ...(nonCommercialFee !== undefined && { nonCommercialFee }),
    groupPrice,
    taxPercent,
    deliveryDays,
  }
}

function half(text: string, currency: Currency): string {
  return exactText(percentOf(price(text, currency), 50))
}

/** In the order of a price list. */
export const pageRows: readonly PageRow[] = [
  ...paperNames.flatMap(paper => bindingNames.map(binding => pricedBinding(binding, paper))),
  ...paperNames.map(paper => pricedBinding('pdf', paper)),
  'photobook',
  'calendar',
]

// Object.fromEntries forgets the names that it is given
function fromEntries<Name extends string, Value>(
  entries: readonly (readonly [Name, Value])[],
): Readonly<Record<Name, Value>> {
  return Object.fromEntries(entries) as Record<Name, Value>
}
