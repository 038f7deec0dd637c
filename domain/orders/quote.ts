import type { RegionCode } from '../catalogue/regions.ts'
import type { Coupon } from '../coupons/coupon.ts'
import { couponDiscount } from '../coupons/coupon-discount.ts'
import type { CouponRefusal } from '../coupons/coupon-refusal.ts'
import { eligibleLines } from '../coupons/eligible-lines.ts'
import type { Currency } from '../money/currencies.ts'
import { type ExactAmount, exactly, percentOf, price, rounded } from '../money/exact-amount.ts'
import { add, type Money, money, subtract } from '../money/money.ts'
import { holidayNotice } from '../prices/holiday-notice.ts'
import { type PricedLine, priceLine } from '../prices/line-price.ts'
import { isPrinted, type OrderLine } from '../prices/order-line.ts'
import type { PriceTable, RegionPrices } from '../prices/price-table.ts'
import { providerFee } from '../prices/provider-fee.ts'
import {
  deliveryDays,
  freeShippingPages,
  printedPages,
  type ShippingWay,
  shippingFee,
} from '../prices/shipping-price.ts'

export interface QuoteInput {
  region: RegionCode
  prices: PriceTable
  lines: readonly OrderLine[]
  shipping: ShippingWay
  isCommercialAddress: boolean
  /** At most one, and one of free delivery. */
  coupons: readonly Coupon[]
  /** ms */
  now: number
}

export interface QuotedLine extends PricedLine {
  discount: Money
  total: Money
}

/** What an order costs. `total` is subtotal less discount, and shipping, surcharge and tax. */
export interface Quote {
  currency: Currency
  /** In the order of the input; their parts add up to those of the whole. */
  lines: QuotedLine[]
  subtotal: Money
  /** Taken off the books. */
  discount: Money
  /** What is paid for it: 0 where it is free. */
  shipping: Money
  /** Of the courier, for an address that is no company's. */
  surcharge: Money
  tax: Money
  total: Money
  /** Why shipping costs nothing. */
  freeShipping: 'pages' | 'coupon' | undefined
  /** Billed pages of printed copies; standard shipping is free from `freeShippingPages` on. */
  printedPages: number
  /** Working days. */
  deliveryDays: number
  /** What each coupon takes off; of free delivery, off shipping. */
  coupons: { code: string; discount: Money }[]
  /** Orders of now are shipped from that day on (YYYY-MM-DD). */
  holiday: { shippedFrom: string } | undefined
  /** About what the provider takes beside it; not in the total. */
  providerFee: ExactAmount | undefined
}

/** Why there is no price; the names are codes of the contract. */
export type QuoteRefusal =
  | { code: 'orderEmpty' }
  /** What is printed is not sent by e-mail, and a PDF not by post. */
  | { code: 'shippingMismatch' }
  | { code: 'expressNotOffered' }
  | CouponRefusal

/** The price of an order, exact until each line is rounded once (specification 2, checkout; open points). */
export function quote(input: QuoteInput): Quote | { refusal: QuoteRefusal } {
  const { region, shipping: way, now } = input
  const prices = input.prices[region]
  const lines = input.lines.map(line => priceLine(line, prices))
  if (lines.length === 0) return { refusal: { code: 'orderEmpty' } }
  if (lines.some(isPrinted) === (way === 'email')) return { refusal: { code: 'shippingMismatch' } }
  const fee = shippingFee(way, prices)
  const days = deliveryDays(way, prices)
  if (fee === undefined || days === undefined) return { refusal: { code: 'expressNotOffered' } }
  const none = money(0, prices.currency)
  const freeByPages = way === 'standard' && printedPages(lines) >= freeShippingPages
  const applied = applyCoupons(input.coupons, lines, {
    now,
    // what free delivery can save: the courier is paid in any case
    shipping: way === 'standard' && !freeByPages ? fee : none,
    none,
  })
  if ('refusal' in applied) return applied
  const freeShipping = freeByPages ? 'pages' : applied.isDeliveryFree ? 'coupon' : undefined
  const quoted = lines.map((line, index): QuotedLine => {
    const discount = applied.discounts[index] ?? none
    return { ...line, discount, total: subtract(line.subtotal, discount) }
  })
  const subtotal = add(none, ...quoted.map(line => line.subtotal))
  const discount = add(none, ...quoted.map(line => line.discount))
  const shipping = freeShipping ? none : fee
  const surcharge = surchargeOf(input, prices)
  const net = add(subtract(subtotal, discount), shipping, surcharge)
  const tax = rounded(percentOf(exactly(net), prices.taxPercent))
  return {
    currency: prices.currency,
    lines: quoted,
    subtotal,
    discount,
    shipping,
    surcharge,
    tax,
    total: add(net, tax),
    freeShipping,
    printedPages: printedPages(lines),
    deliveryDays: days,
    coupons: applied.coupons,
    holiday: lines.some(isPrinted) ? holidayNotice(now) : undefined,
    providerFee: providerFee(region),
  }
}

interface AppliedCoupons {
  /** By line. */
  discounts: Money[]
  isDeliveryFree: boolean
  coupons: Quote['coupons']
}

function applyCoupons(
  coupons: readonly Coupon[],
  lines: readonly PricedLine[],
  { now, shipping, none }: { now: number; shipping: Money; none: Money },
): AppliedCoupons | { refusal: CouponRefusal } {
  const surplus = secondOf(coupons.filter(isForDelivery)) ?? secondOf(coupons.filter(isForBooks))
  if (surplus) return { refusal: { coupon: surplus.code, code: 'couponsNotCombined' } }
  const applied: AppliedCoupons = { discounts: lines.map(() => none), isDeliveryFree: false, coupons: [] }
  for (const coupon of coupons) {
    const eligible = eligibleLines(coupon, lines, now)
    if ('code' in eligible) return { refusal: { coupon: coupon.code, ...eligible } }
    const byLine = new Map(couponDiscount(coupon, eligible).map((amount, i) => [eligible[i], amount]))
    const discount = isForDelivery(coupon) ? shipping : add(none, ...byLine.values())
    if (discount.amountMinor === 0) return { refusal: { coupon: coupon.code, code: 'couponNoEffect' } }
    if (isForDelivery(coupon)) applied.isDeliveryFree = true
    else applied.discounts = lines.map(line => byLine.get(line) ?? none)
    applied.coupons.push({ code: coupon.code, discount })
  }
  return applied
}

const isForDelivery = (coupon: Coupon) => coupon.kind === 'freeDelivery'
const isForBooks = (coupon: Coupon) => !isForDelivery(coupon)
const secondOf = (coupons: readonly Coupon[]) => coupons[1]

/** The courier brings every printed order, whichever way it is sent and whoever pays for that. */
function surchargeOf({ lines, isCommercialAddress }: QuoteInput, prices: RegionPrices): Money {
  const { currency, nonCommercialFee } = prices
  if (nonCommercialFee === undefined || isCommercialAddress || !lines.some(isPrinted))
    return money(0, currency)
  return rounded(price(nonCommercialFee, currency))
}
