import { z } from 'zod'
import { call } from './call.ts'
import { count, id, moment } from './shapes.ts'

/** What the staff does at the desk. */
export const deskActNames = [
  'ship',
  'reprint',
  'accept',
  'refund',
  'refundAgain',
  'settleTrouble',
  'issueCoupon',
  'endCoupon',
  'issueBatch',
  'endBatch',
  'changePrices',
  'withdrawPrices',
  'disablePerson',
  'enablePerson',
  'changeQuotas',
  'deletePerson',
  'keepPerson',
  'endSessions',
  'invite',
  'renewInvitation',
  'withdrawInvitation',
  'retryJob',
  'setAsideJob',
  'takeBackJob',
  'discardJob',
  'sweepFiles',
] as const
export type DeskActName = (typeof deskActNames)[number]

/** What was so at an act: a tracking number, an amount, a price before and after. The names are keys of the words of the desk. */
const detail = z.object({ name: z.string(), value: z.string() })
export type DeskActDetail = z.infer<typeof detail>

const actRow = z.object({
  actId: z.number().int(),
  at: moment,
  act: z.enum(deskActNames),
  /** The name is null where the account is gone. */
  who: z.object({ uid: z.string(), name: z.string().nullable() }),
  /** Id of the order, the batch of coupons, the person, the invitation or the job, code of the coupon, code of the region. */
  target: z.string(),
  /** Of the order that it is about; null where it is about none. */
  orderNumber: z.string().nullable(),
  details: z.array(detail),
})
export type DeskActRow = z.infer<typeof actRow>

export const listDeskActs = call({
  method: 'GET',
  path: '/desk/acts/',
  policy: { resource: 'desk', action: 'read' },
  about: 'What the staff did, who and when, the newest first, a hundred at a time.',
  query: z.strictObject({
    act: z.enum(deskActNames).optional(),
    /** Beginning of an order number, a coupon code, a region or the name of who did it; a whole id of an order or a person. */
    search: z.string().max(100).optional(),
    /** Of one order, coupon, batch of coupons or region. */
    target: id.optional(),
    /** Done before this one. */
    before: count(Number.MAX_SAFE_INTEGER).optional(),
  }),
  answer: z.object({ acts: z.array(actRow), hasMore: z.boolean() }),
  refusals: [],
})
