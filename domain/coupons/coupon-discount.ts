import { allocate } from '../money/allocate.ts'
import { exactly, percentOf, rounded, timesCount } from '../money/exact-amount.ts'
import { add, type Money, money } from '../money/money.ts'
import { type PricedLine, pagesCost } from '../prices/line-price.ts'
import type { Coupon } from './coupon.ts'

/** What a coupon takes off each of the lines that it applies to: never more than the line costs. Free delivery takes nothing off books. */
export function couponDiscount(coupon: Coupon, lines: readonly PricedLine[]): Money[] {
  switch (coupon.kind) {
    case 'cash':
      return shared(coupon.amount, lines)
    case 'discount':
    case 'group':
      return shared(rounded(percentOf(exactly(costOf(lines)), coupon.percent)), lines)
    case 'bulk':
      return offCheapest(coupon.percent, lines)
    case 'voucher':
      return offPages(coupon.pages, lines)
    case 'free':
      return lines.map(line => line.subtotal)
    case 'freeDelivery':
      return lines.map(noneOf)
  }
}

/** An amount over the lines in proportion to what they cost, at most all of it. */
function shared(amount: Money, lines: readonly PricedLine[]): Money[] {
  const whole = costOf(lines).amountMinor
  if (whole === 0) return lines.map(noneOf)
  return allocate(
    money(Math.min(amount.amountMinor, whole), amount.currency),
    lines.map(line => line.subtotal.amountMinor),
  )
}

function costOf(lines: readonly PricedLine[]): Money {
  const [first, ...others] = lines.map(line => line.subtotal)
  if (!first) throw new RangeError('a coupon applies to a line at least')
  return add(first, ...others)
}

/** Off one copy of the cheapest line. */
function offCheapest(percent: number, lines: readonly PricedLine[]): Money[] {
  const copies = lines.map(({ pagePrice, billedPages }) => timesCount(pagePrice, billedPages))
  const costs = copies.map(copy => rounded(copy).amountMinor)
  const cheapest = costs.indexOf(Math.min(...costs))
  return lines.map((line, index) => {
    const copy = copies[index]
    if (index !== cheapest || !copy) return noneOf(line)
    return atMost(rounded(percentOf(copy, percent)), line.subtotal)
  })
}

/** Pages that are paid for already: of the line whose pages are the dearest first. */
function offPages(pages: number, lines: readonly PricedLine[]): Money[] {
  let left = pages
  const discounts = new Map<PricedLine, Money>()
  const dearestFirst = lines.toSorted((a, b) => pageCents(b) - pageCents(a))
  for (const line of dearestFirst) {
    const covered = Math.min(left, line.billedPages * line.quantity)
    left -= covered
    discounts.set(line, atMost(pagesCost(line.pagePrice, covered, 1), line.subtotal))
  }
  return lines.map(line => discounts.get(line) ?? noneOf(line))
}

/** To compare pages by: what ten thousand of them cost. */
const pageCents = ({ pagePrice }: PricedLine) => rounded(timesCount(pagePrice, 10_000)).amountMinor

const atMost = (amount: Money, most: Money) => (amount.amountMinor > most.amountMinor ? most : amount)

const noneOf = ({ subtotal }: PricedLine) => money(0, subtotal.currency)
