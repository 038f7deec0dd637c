import { z } from 'zod'
import { call } from './call.ts'
import { couponTerms } from './coupons.ts'
import { comparedMoment, id, moment, words } from './shapes.ts'

/** Coupons of one kind that were issued at once, each to be used once by one person. */
const batch = z.object({
  batchId: id,
  /** What the staff calls it. */
  name: z.string(),
  ...couponTerms,
  /** How many there are. */
  coupons: z.number().int(),
  /** Used by orders that are not paid yet. */
  reserved: z.number().int(),
  /** Used by orders that were paid. */
  redeemed: z.number().int(),
  createdAt: moment,
})
export type CouponBatchRow = z.infer<typeof batch>

export const batchCouponStates = ['usable', 'reserved', 'redeemed', 'ended'] as const

const batchWithCodes = batch.extend({
  codes: z.array(z.object({ code: z.string(), state: z.enum(batchCouponStates) })),
})
export type CouponBatch = z.infer<typeof batchWithCodes>

const params = z.strictObject({ batchId: id })

export const listCouponBatches = call({
  method: 'GET',
  path: '/desk/coupon_batches/',
  policy: { resource: 'desk', action: 'read' },
  about: 'Coupons that were issued many at once, the newest batch first, a hundred batches at a time.',
  query: z.strictObject({
    /** Issued before. */
    before: comparedMoment.optional(),
  }),
  answer: z.object({ batches: z.array(batch), hasMore: z.boolean() }),
  refusals: [],
})

export const readCouponBatch = call({
  method: 'GET',
  path: '/desk/coupon_batches/{batchId}/',
  policy: { resource: 'desk', action: 'read' },
  about: 'A batch of coupons with all its codes, and whether each was used.',
  params,
  answer: batchWithCodes,
  refusals: ['notFound'],
})

export const issueCouponBatch = call({
  method: 'POST',
  path: '/desk/coupon_batches/',
  policy: { resource: 'desk', action: 'act' },
  about:
    'Issues up to a thousand coupons of one kind at once. Each has a code that nobody guesses and can be used once.',
  body: z.strictObject({ name: words(80), coupons: z.number().int(), ...couponTerms }),
  answer: batchWithCodes,
  refusals: ['deskInvalid'],
})

export const endCouponBatch = call({
  method: 'POST',
  path: '/desk/coupon_batches/{batchId}/end/',
  policy: { resource: 'desk', action: 'act' },
  about: 'Ends all coupons of a batch now: orders that use one keep it. Ending it again changes nothing.',
  params,
  answer: batchWithCodes,
  refusals: ['notFound'],
})
