import type { OrderCheck } from '#contract/orders'
import type { Coupon } from '#domain/coupons/coupon'
import { rounded } from '#domain/money/exact-amount'
import { type Money, moneyText } from '#domain/money/money'
import { proposeCoupons } from '#domain/orders/propose-coupons'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { isRefused, type Refused } from '../../../kernel/http/refusal.ts'
import { couponOf } from '../coupons/coupon-of.ts'
import { codeText, findCoupons, guessCoupons } from '../coupons/find-coupons.ts'
import { countUses, type KnownCoupon, listCouponsOf } from '../coupons/store.ts'
import { type GatheredOrder, gatherOrder, type WantedOrder } from './gather-order.ts'
import type { PaymentParts } from './payment-parts.ts'
import { type PricedOrder, priceOrder, quoteInput } from './price-order.ts'

/** What an order would cost. Nothing is kept of it. */
export async function checkOrder(
  uid: string,
  wanted: WantedOrder & { coupons: readonly string[] },
  parts: PaymentParts,
  deps: Deps,
): Promise<OrderCheck | Refused> {
  const guessed = await guessCoupons(wanted.coupons, uid, deps)
  if (isRefused(guessed)) return guessed
  // one connection, and what is asked in one go is not asked by several
  return deps.db.transaction(async tx => {
    const gathered = await gatherOrder(tx, uid, wanted, {
      lock: false,
      now: deps.now(),
      printer: deps.printer,
    })
    if (isRefused(gathered)) return gathered
    return checkGathered(tx, uid, wanted, gathered, parts, deps)
  })
}

/** The same of books that were looked at. */
export async function checkGathered(
  tx: Sql,
  uid: string,
  wanted: WantedOrder & { coupons: readonly string[] },
  gathered: GatheredOrder,
  parts: PaymentParts,
  deps: Deps,
): Promise<OrderCheck | Refused> {
  const now = deps.now()
  const codes = wanted.coupons.map(codeText)
  const coupons = await rulesOf(tx, uid, await findCoupons(tx, codes, uid, now))
  const priced = priceOrder(gathered, wanted, codes, coupons, now)
  if (isRefused(priced)) return priced
  const own = await listCouponsOf(tx, uid)
  const ownRules = await rulesOf(tx, uid, new Map(own.map(row => [row.code, row])))
  const proposed = proposeCoupons(quoteInput(gathered, wanted, now), [...ownRules.values()])
  return presentCheck(gathered, wanted, priced, proposed, parts, deps)
}

/** Coupons as the rules know them for a person, by their code. */
export async function rulesOf(
  tx: Sql,
  uid: string,
  rows: ReadonlyMap<string, KnownCoupon>,
): Promise<ReadonlyMap<string, Coupon>> {
  const used = await countUses(tx, [...rows.keys()], uid)
  // who has used none is not counted
  return new Map([...rows].map(([code, row]) => [code, couponOf(row, used.get(code) ?? 0)]))
}

function presentCheck(
  { books, version }: GatheredOrder,
  { region }: WantedOrder,
  { quote, refusedCoupons }: PricedOrder,
  proposedCoupons: string[],
  parts: PaymentParts,
  deps: Deps,
): OrderCheck {
  return {
    version,
    region,
    lines: quote.lines.map(line => {
      const book = books.get(line.bid)
      if (!book) throw new Error('every line has its book')
      return {
        bid: line.bid,
        title: book.design.title,
        author: book.design.author,
        bookType: line.bookType,
        typeset: line.typeset,
        binding: line.binding,
        quantity: line.quantity,
        pages: line.pages,
        billedPages: line.billedPages,
        volumes: line.volumes,
        subtotal: amountOf(line.subtotal),
        discount: amountOf(line.discount),
        total: amountOf(line.total),
      }
    }),
    subtotal: amountOf(quote.subtotal),
    discount: amountOf(quote.discount),
    shipping: amountOf(quote.shipping),
    surcharge: amountOf(quote.surcharge),
    tax: amountOf(quote.tax),
    total: amountOf(quote.total),
    freeShipping: quote.freeShipping ?? null,
    printedPages: quote.printedPages,
    deliveryDays: quote.deliveryDays,
    shippedFrom: quote.holiday?.shippedFrom ?? null,
    providerFee: quote.providerFee ? amountOf(rounded(quote.providerFee)) : null,
    coupons: quote.coupons.map(({ code, discount }) => ({ code, discount: amountOf(discount) })),
    proposedCoupons,
    refusedCoupons,
    methods: parts.methodsFor(quote.currency, deps),
  }
}

/** As answers say it. */
export function amountOf(amount: Money): { amount: string; currency: Money['currency'] } {
  return { amount: moneyText(amount), currency: amount.currency }
}
