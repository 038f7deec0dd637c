import type { CallInput } from '#contract/call'
import type { issueCouponBatch } from '#contract/desk-coupon-batches'
import type { issueDeskCoupon } from '#contract/desk-coupons'
import type { TypesetName } from '#domain/catalogue/typesets'
import { type BatchFault, batchFaults } from '#domain/coupons/batch-faults'
import type { CouponKind } from '#domain/coupons/coupon'
import { benefitOfKind, type CouponFault, couponFaults } from '#domain/coupons/coupon-faults'
import type { Currency } from '#domain/money/currencies'

/** A coupon as it is typed; an empty field is no limit. */
export interface CouponDraft {
  /** How many are issued at once; more than one are a batch, each to be used once. */
  coupons: string
  /** Of a batch: what the staff calls it. */
  name: string
  code: string
  kind: CouponKind
  amount: string
  currency: Currency
  percent: string
  pages: string
  typeset: TypesetName | ''
  bookCount: string
  pageLimit: string
  minBilledPages: string
  usesTotal: string
  usesEach: string
  /** YYYY-MM-DD: it can be used on that day. */
  lastDay: string
  official: boolean
  orderNumber: string
}

export const newDraft: CouponDraft = {
  coupons: '1',
  name: '',
  code: '',
  kind: 'discount',
  amount: '',
  currency: 'TWD',
  percent: '',
  pages: '',
  typeset: '',
  bookCount: '',
  pageLimit: '',
  minBilledPages: '',
  usesTotal: '',
  usesEach: '1',
  lastDay: '',
  official: false,
  orderNumber: '',
}

type Wanted = CallInput<typeof issueDeskCoupon>['body']
type WantedBatch = CallInput<typeof issueCouponBatch>['body']

/** Whether more or less than one coupon is to be issued: an empty field means one. */
export function isBatch({ coupons }: CouponDraft): boolean {
  return (countOf(coupons) ?? 1) !== 1
}

/** What was typed for a batch, as the call takes it. */
export function wantedBatchOf(draft: CouponDraft): WantedBatch {
  return { name: draft.name.trim(), coupons: countOf(draft.coupons) ?? 1, ...termsOf(draft) }
}

/** What was typed, as the call takes it. */
export function wantedOf(draft: CouponDraft): Wanted {
  return {
    code: draft.code.trim() === '' ? null : draft.code.trim().toUpperCase(),
    ...termsOf(draft),
    // one without a number of uses is told so
    usesTotal: countOf(draft.usesTotal) ?? Number.NaN,
    usesEach: countOf(draft.usesEach),
    official: draft.official,
    orderNumber: draft.orderNumber.trim() === '' ? null : draft.orderNumber.trim(),
  }
}

/** What the kind does not give is left out. */
function termsOf(draft: CouponDraft): Omit<WantedBatch, 'name' | 'coupons'> {
  const benefit = benefitOfKind[draft.kind]
  return {
    kind: draft.kind,
    amount:
      benefit === 'amount' && draft.amount.trim() !== ''
        ? { amount: draft.amount.trim().replaceAll(',', ''), currency: draft.currency }
        : null,
    percent: benefit === 'percent' ? countOf(draft.percent) : null,
    pages: benefit === 'pages' ? countOf(draft.pages) : null,
    typeset: draft.typeset === '' ? null : draft.typeset,
    bookCount: countOf(draft.bookCount),
    pageLimit: countOf(draft.pageLimit),
    minBilledPages: countOf(draft.minBilledPages),
    expiresAt: draft.lastDay === '' ? null : endOf(draft.lastDay),
  }
}

/** What cannot be, by its field: keys of the words below `coupons.faults`. `now` in ms. */
export function draftFaults(draft: CouponDraft, now: number): Partial<Record<string, string>> {
  if (isBatch(draft)) {
    const batch = wantedBatchOf(draft)
    return byField(batchFaults({ ...batch, expiresAt: momentOf(batch.expiresAt) }, now))
  }
  const wanted = wantedOf(draft)
  const isCode = wanted.code === null || /^[A-Z0-9-]{3,40}$/.test(wanted.code)
  return {
    ...(!isCode && { code: 'noCode' }),
    ...byField(couponFaults({ ...wanted, expiresAt: momentOf(wanted.expiresAt) }, now)),
    ...(wanted.official && wanted.orderNumber !== null && { orderNumber: 'personalAndOfficial' }),
  }
}

function byField(faults: readonly (CouponFault | BatchFault)[]): Partial<Record<string, string>> {
  return Object.fromEntries(
    faults.map(({ field, reason }) => {
      if (field !== 'expiresAt') return [field, reason]
      return ['lastDay', reason === 'outOfRange' ? 'noDay' : reason]
    }),
  )
}

/** ms */
function momentOf(text: string | null): number | null {
  return text === null ? null : Date.parse(text)
}

function countOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text.trim().replaceAll(',', ''))
}

/** The end of a day where the reader is; of one that is none, as in the year 20261, a text that is no moment. */
function endOf(day: string): string {
  const end = new Date(`${day}T23:59:59.999`)
  return Number.isNaN(end.getTime()) ? '' : end.toISOString()
}
