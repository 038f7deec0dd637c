import type { DeskPrices } from '#contract/desk-prices'
import type { Currency } from '#domain/money/currencies'
import { priceFaults } from '#domain/prices/price-faults'
import { type ChangeablePrices, type PageRow, pageRows } from '#domain/prices/price-table'

export type PriceField =
  | `page.${PageRow}`
  | 'shipping'
  | 'deliveryDays'
  | 'express.fee'
  | 'express.days'
  | 'nonCommercialFee'
  | 'groupPrice'
  | 'taxPercent'

/** Prices as they are typed; an empty field is none. */
export type PriceDraft = Readonly<Record<PriceField, string>>

/** The fields of the form, by what they are about. */
export const fieldGroups = [
  { name: 'page', fields: pageRows.map(row => `page.${row}` as const) },
  {
    name: 'shipping',
    fields: ['shipping', 'deliveryDays', 'express.fee', 'express.days', 'nonCommercialFee'],
  },
  { name: 'others', fields: ['groupPrice', 'taxPercent'] },
] as const satisfies readonly { name: string; fields: readonly PriceField[] }[]

/** Those that count something, where the others cost something. */
export const countedFields: ReadonlySet<PriceField> = new Set(['deliveryDays', 'express.days', 'taxPercent'])

export function draftOf(prices: DeskPrices): PriceDraft {
  const { page, shipping, express, nonCommercialFee, groupPrice, taxPercent, deliveryDays } = prices
  return {
    // every row has a price
    ...(Object.fromEntries(pageRows.map(row => [`page.${row}`, page[row]])) as Record<
      `page.${PageRow}`,
      string
    >),
    shipping,
    deliveryDays: String(deliveryDays),
    // nothing is offered, nothing is charged
    'express.fee': express?.fee ?? '',
    'express.days': express ? String(express.days) : '',
    nonCommercialFee: nonCommercialFee ?? '',
    groupPrice,
    taxPercent: String(taxPercent),
  }
}

/** What was typed over the prices of now: a field that nobody touched follows what a colleague changes meanwhile. */
export type TypedPrices = Partial<PriceDraft>

export function draftWith(prices: DeskPrices, typed: TypedPrices): PriceDraft {
  return { ...draftOf(prices), ...typed }
}

/** With one more field; one that is as it was before is not typed. */
export function withTyped(
  typed: TypedPrices,
  prices: DeskPrices,
  field: PriceField,
  value: string,
): TypedPrices {
  const { [field]: _, ...others } = typed
  return draftOf(prices)[field] === value ? others : { ...others, [field]: value }
}

/** The fields, as the rules take them. */
export function pricesOf(draft: PriceDraft): ChangeablePrices {
  const text = (field: PriceField) => draft[field].trim()
  const hasExpress = text('express.fee') !== '' || text('express.days') !== ''
  return {
    // every row has a field
    page: Object.fromEntries(pageRows.map(row => [row, text(`page.${row}`)])) as Record<PageRow, string>,
    shipping: text('shipping'),
    deliveryDays: numberOf(text('deliveryDays')),
    ...(hasExpress && { express: { fee: text('express.fee'), days: numberOf(text('express.days')) } }),
    ...(text('nonCommercialFee') !== '' && { nonCommercialFee: text('nonCommercialFee') }),
    groupPrice: text('groupPrice'),
    taxPercent: numberOf(text('taxPercent')),
  }
}

/** What cannot be, by its field: keys of the words below `prices.faults`. */
export function draftFaults(draft: PriceDraft, currency: Currency): Partial<Record<string, string>> {
  return Object.fromEntries(
    priceFaults(pricesOf(draft), currency).map(({ field, reason }) => [field, reason]),
  )
}

/** As the call takes them. */
export function wantedOf({ express, nonCommercialFee, ...prices }: ChangeablePrices): DeskPrices {
  return { ...prices, express: express ?? null, nonCommercialFee: nonCommercialFee ?? null }
}

const numberOf = (text: string) => (text === '' ? Number.NaN : Number(text))
