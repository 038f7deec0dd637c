import { type ChangeablePrices, pageRows } from './price-table.ts'

/** One price that becomes another; null where there is none. */
export interface PriceDifference {
  /** `page.paperback`, `shipping`, `express.fee`, ... */
  field: string
  from: string | null
  to: string | null
}

/** What is other in the new prices, in the order of a price list; `5.20` is no other price than `5.2`. */
export function priceDifferences(from: ChangeablePrices, to: ChangeablePrices): PriceDifference[] {
  const before = priceFields(from)
  const after = priceFields(to)
  return [...after].flatMap(([field, value]) => {
    const old = before.get(field) ?? null
    return isSame(old, value) ? [] : [{ field, from: old, to: value }]
  })
}

/** Every price by the name of its field, in the order of a price list. */
function priceFields(prices: ChangeablePrices): Map<string, string | null> {
  const { page, shipping, express, nonCommercialFee, groupPrice, taxPercent, deliveryDays } = prices
  return new Map([
    ...pageRows.map((row): [string, string] => [`page.${row}`, page[row]]),
    ['shipping', shipping],
    ['deliveryDays', String(deliveryDays)],
    ['express.fee', express?.fee ?? null],
    ['express.days', express ? String(express.days) : null],
    ['nonCommercialFee', nonCommercialFee ?? null],
    ['groupPrice', groupPrice],
    ['taxPercent', String(taxPercent)],
  ])
}

function isSame(a: string | null, b: string | null): boolean {
  return a === b || (a !== null && b !== null && Number(a) === Number(b))
}
