import { z } from 'zod'
import { couponKinds } from '#domain/coupons/coupon'
import { call } from './call.ts'
import { count, id, moment, money, typeset } from './shapes.ts'

/** As people type them; letters count as capitals. */
export const couponCode = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{3,40}$/)

/** What a coupon gives, and within which limits (specification 3, coupon kinds); null: no such limit. */
export const couponTerms = {
  kind: z.enum(couponKinds),
  /** Of a cash coupon. */
  amount: money.nullable(),
  percent: z.number().nullable(),
  /** Pages that a voucher covers. */
  pages: z.number().int().nullable(),
  typeset: typeset.nullable(),
  bookCount: z.number().int().nullable(),
  pageLimit: z.number().int().nullable(),
  minBilledPages: z.number().int().nullable(),
  expiresAt: moment.nullable(),
}

/** A coupon as who calls may use it. */
export const coupon = z.object({
  code: z.string(),
  ...couponTerms,
  /** By who calls: a coupon may be used so often by each. */
  usesLeft: z.number().int(),
  /** Whether who calls has claimed it. */
  isClaimed: z.boolean(),
})
export type CouponAnswer = z.infer<typeof coupon>

const params = z.strictObject({ code: couponCode })

export const listCoupons = call({
  method: 'GET',
  path: '/coupons/',
  policy: { resource: 'couponBook', action: 'read' },
  about: 'The coupons that who calls has claimed or was given, those that end first before the others.',
  answer: z.object({ coupons: z.array(coupon) }),
  refusals: [],
})

export const listOfficialCoupons = call({
  method: 'GET',
  path: '/coupons/official/',
  policy: { resource: 'couponBook', action: 'browse' },
  about: 'The coupons that everybody may claim, a page at a time, the newest first.',
  query: z.strictObject({
    page: count(1000).default(1),
    pageSize: count(50).default(10),
    uid: id.optional(),
  }),
  answer: z.object({ coupons: z.array(coupon), hasMore: z.boolean() }),
  refusals: [],
})

export const readCoupon = call({
  method: 'GET',
  path: '/coupons/{code}/',
  policy: { resource: 'couponBook', action: 'look' },
  about:
    'A coupon by its code. One that is unknown, ended or used up is not found unless who calls has claimed it: whoever guesses codes learns nothing.',
  params,
  answer: coupon,
  refusals: ['couponUnknown', 'tooManyRequests'],
})

export const claimCoupon = call({
  method: 'GET',
  path: '/coupons/{code}/claim/',
  policy: { resource: 'couponBook', action: 'claim' },
  changes: true,
  about: 'Puts a coupon into the coupons of who calls, once.',
  params,
  answer: coupon,
  refusals: ['couponUnknown', 'couponClaimed', 'nothingToClaim', 'tooManyRequests'],
})
