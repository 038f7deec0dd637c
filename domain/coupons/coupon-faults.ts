import type { Currency } from '../money/currencies.ts'
import { parseMoney } from '../money/money.ts'
import { leastBilledPages } from '../prices/billed-pages.ts'
import type { CouponKind } from './coupon.ts'

/** A coupon that is to be issued: what it gives, and within which limits; null: no such limit. */
export interface CouponToIssue {
  kind: CouponKind
  /** Of a cash coupon: a decimal number of its currency. */
  amount: { amount: string; currency: Currency } | null
  /** Of a discount, group or bulk coupon. */
  percent: number | null
  /** That a voucher covers. */
  pages: number | null
  bookCount: number | null
  pageLimit: number | null
  minBilledPages: number | null
  /** How often it can be used by all. */
  usesTotal: number
  /** How often by one person. */
  usesEach: number | null
  /** ms; null: never. */
  expiresAt: number | null
}

/** Why a coupon cannot be; the names are keys of the words of the desk. */
export type CouponFaultReason = 'missing' | 'notOfKind' | 'outOfRange' | 'tooFine' | 'past' | 'moreThanAll'

export interface CouponFault {
  field: keyof CouponToIssue
  reason: CouponFaultReason
}

/** What cannot be in a coupon; `now` in ms. */
export function couponFaults(coupon: CouponToIssue, now: number): CouponFault[] {
  const { bookCount, pageLimit, minBilledPages, usesTotal, usesEach, expiresAt } = coupon
  const checked: [CouponFault['field'], CouponFaultReason | undefined][] = [
    ['amount', benefitFault('amount', coupon) ?? amountFault(coupon.amount)],
    ['percent', benefitFault('percent', coupon) ?? percentFault(coupon.percent)],
    ['pages', benefitFault('pages', coupon) ?? countFault(coupon.pages, 1, mostPages)],
    ['bookCount', countFault(bookCount, coupon.kind === 'bulk' ? 2 : 1, mostCopies)],
    // every copy is billed for as many
    ['pageLimit', countFault(pageLimit, leastBilledPages.current, mostPages)],
    ['minBilledPages', countFault(minBilledPages, 1, mostPages)],
    ['usesTotal', countFault(usesTotal, 1, mostUses)],
    [
      'usesEach',
      countFault(usesEach, 1, mostUses) ??
        (usesEach !== null && usesEach > usesTotal ? 'moreThanAll' : undefined),
    ],
    ['expiresAt', endFault(expiresAt, now)],
  ]
  return checked.flatMap(([field, reason]) => (reason ? [{ field, reason }] : []))
}

const mostPages = 10_000
const mostCopies = 1_000
const mostUses = 1_000_000

/** What a coupon of the kind gives; the others give nothing that is counted. */
export const benefitOfKind: Readonly<Record<CouponKind, 'amount' | 'percent' | 'pages' | undefined>> = {
  cash: 'amount',
  discount: 'percent',
  group: 'percent',
  bulk: 'percent',
  voucher: 'pages',
  free: undefined,
  freeDelivery: undefined,
}

function benefitFault(
  field: 'amount' | 'percent' | 'pages',
  coupon: CouponToIssue,
): CouponFaultReason | undefined {
  const isGiven = coupon[field] !== null
  if (benefitOfKind[coupon.kind] === field) return isGiven ? undefined : 'missing'
  return isGiven ? 'notOfKind' : undefined
}

function amountFault(amount: CouponToIssue['amount']): CouponFaultReason | undefined {
  if (amount === null) return undefined
  try {
    const { amountMinor } = parseMoney(amount.amount, amount.currency)
    return amountMinor >= 1 && amountMinor <= mostMinor ? undefined : 'outOfRange'
  } catch (error) {
    if (error instanceof RangeError) return 'tooFine'
    throw error
  }
}

function endFault(expiresAt: number | null, now: number): CouponFaultReason | undefined {
  if (expiresAt === null) return undefined
  if (expiresAt <= now) return 'past'
  // what is no moment is not within them
  return expiresAt <= now + mostMs ? undefined : 'outOfRange'
}

/** Ten years: what shall hold longer has no end. */
const mostMs = 10 * 366 * 24 * 3_600_000
const mostMinor = 100_000_000

/** Whole per cents: what a ticket says. */
function percentFault(percent: number | null): CouponFaultReason | undefined {
  return countFault(percent, 1, 100)
}

function countFault(count: number | null, least: number, most: number): CouponFaultReason | undefined {
  if (count === null) return undefined
  return Number.isSafeInteger(count) && count >= least && count <= most ? undefined : 'outOfRange'
}
