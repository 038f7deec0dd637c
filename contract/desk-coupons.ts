import { z } from 'zod'
import { couponKinds } from '#domain/coupons/coupon'
import { call } from './call.ts'
import { coupon, couponCode, couponTerms } from './coupons.ts'
import { comparedMoment, id, moment, money } from './shapes.ts'

const couponRow = coupon.omit({ isClaimed: true }).extend({
  usesTotal: z.number().int(),
  usesEach: z.number().int().nullable(),
  /** Everybody may claim it. */
  official: z.boolean(),
  /** It is one person's alone. */
  isPersonal: z.boolean(),
  createdAt: moment,
  /** Uses in orders that are not paid yet. */
  reserved: z.number().int(),
  /** Uses in orders that were paid. */
  redeemed: z.number().int(),
  /** People who put it to their own. */
  claims: z.number().int(),
})
export type DeskCouponRow = z.infer<typeof couponRow>

const couponWithUses = couponRow.extend({
  /** The newest first, a hundred at most. */
  uses: z.array(
    z.object({
      oid: id,
      number: z.string(),
      state: z.enum(['reserved', 'redeemed', 'released']),
      discount: money,
      placedAt: moment,
    }),
  ),
})
export type DeskCoupon = z.infer<typeof couponWithUses>

export const couponStates = ['usable', 'usedUp', 'ended'] as const

const params = z.strictObject({ code: couponCode })

export const listDeskCoupons = call({
  method: 'GET',
  path: '/desk/coupons/',
  policy: { resource: 'desk', action: 'read' },
  about: 'All coupons with their uses, the newest first, a hundred at a time.',
  query: z.strictObject({
    kind: z.enum(couponKinds).optional(),
    state: z.enum(couponStates).optional(),
    /** Beginning of a code. */
    search: z.string().max(40).optional(),
    /** Issued before. */
    before: comparedMoment.optional(),
  }),
  answer: z.object({ coupons: z.array(couponRow), hasMore: z.boolean() }),
  refusals: [],
})

export const readDeskCoupon = call({
  method: 'GET',
  path: '/desk/coupons/{code}/',
  policy: { resource: 'desk', action: 'read' },
  about: 'A coupon with the orders that used it.',
  params,
  answer: couponWithUses,
  refusals: ['notFound'],
})

export const issueDeskCoupon = call({
  method: 'POST',
  path: '/desk/coupons/',
  policy: { resource: 'desk', action: 'act' },
  about: 'Issues a coupon of any kind; without a code, one is made that nobody guesses.',
  body: z.strictObject({
    code: couponCode.nullable(),
    ...couponTerms,
    usesTotal: z.number().int(),
    usesEach: z.number().int().nullable(),
    official: z.boolean(),
    /** It is for the person of this order alone. */
    orderNumber: z.string().trim().max(40).nullable(),
  }),
  answer: couponWithUses,
  refusals: ['deskInvalid', 'couponTaken'],
})

export const endDeskCoupon = call({
  method: 'POST',
  path: '/desk/coupons/{code}/end/',
  policy: { resource: 'desk', action: 'act' },
  about: 'Ends a coupon now: orders that use it keep it. Ending it again changes nothing.',
  params,
  answer: couponWithUses,
  refusals: ['notFound'],
})
