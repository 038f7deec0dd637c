import { type Binding, bindings, type PricedBinding, pricedBinding } from '#domain/catalogue/bindings'
import type { Paper } from '#domain/catalogue/papers'
import { price, rounded } from '#domain/money/exact-amount'
import { add, type Money } from '#domain/money/money'
import { leastBilledPages } from '#domain/prices/billed-pages'
import { pagesCost } from '#domain/prices/line-price'
import { freeShippingPages } from '#domain/prices/shipping-price'
import type { ShownPrices } from '../prices/region-prices-query.ts'

export interface Estimate {
  binding: PricedBinding
  paper: Paper
  volumes: number
  /** One copy, and the same with its shipping. */
  book: Money
  total: Money
}

/** What one copy of a book of so many pages costs, by the rules of an order. How months fall decides whether it takes a volume more. */
export function estimatePrice(
  pages: number,
  { binding, paper }: { binding: Binding; paper: Paper },
  { currency, page, shipping }: ShownPrices,
): Estimate {
  const name = pricedBinding(binding, paper)
  const billed = Math.max(pages, leastBilledPages.current)
  const book = pagesCost(price(page[name], currency), billed, 1)
  const fee = rounded(price(shipping, currency))
  return {
    binding: name,
    paper,
    volumes: Math.ceil(pages / bindings[binding].maxPages),
    book,
    total: billed >= freeShippingPages ? book : add(book, fee),
  }
}
