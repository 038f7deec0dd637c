import { z } from 'zod'
import { pageRows } from '#domain/prices/price-table'
import { call } from './call.ts'
import { decimal } from './prices.ts'
import { id, moment, money, region } from './shapes.ts'

/** What books cost in a region. What may be in it is said by domain/prices/price-faults.ts. */
const prices = z.strictObject({
  /** Of one billed page. */
  page: z.record(z.enum(pageRows), decimal),
  shipping: decimal,
  /** Null where no courier is offered. */
  express: z.strictObject({ fee: decimal, days: z.number().int() }).nullable(),
  nonCommercialFee: decimal.nullable(),
  groupPrice: decimal,
  taxPercent: z.number(),
  deliveryDays: z.number().int(),
})
export type DeskPrices = z.infer<typeof prices>

const change = z.object({
  changeId: id,
  /** `planned`: it takes effect later; `past`: another one did since. */
  state: z.enum(['planned', 'inForce', 'past', 'withdrawn']),
  validFrom: moment,
  changedAt: moment,
  /** Whose account is gone has no name. */
  changedBy: z.object({ uid: z.string(), name: z.string().nullable() }),
  withdrawnAt: moment.nullable(),
  /** What it changed of what held before it. */
  differences: z.array(
    z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
  ),
})
export type PriceChange = z.infer<typeof change>

const regionOfDesk = z.object({
  region,
  currency: money.shape.currency,
  /** In force now. */
  prices,
  /** The change that was made last, whether it is in force or not; null where the catalogue's hold: who changes prices says it again. */
  lastChange: id.nullable(),
  /** The newest first, a hundred at most. */
  changes: z.array(change),
})
export type DeskRegion = z.infer<typeof regionOfDesk>

export const listDeskPrices = call({
  method: 'GET',
  path: '/desk/prices/',
  policy: { resource: 'desk', action: 'read' },
  about: 'What books cost in each region, and how it was changed.',
  answer: z.object({ regions: z.array(regionOfDesk) }),
  refusals: [],
})

export const changeDeskPrices = call({
  method: 'POST',
  path: '/desk/prices/{region}/',
  policy: { resource: 'desk', action: 'act' },
  about: 'Changes the prices of a region from a moment on. Orders that were placed keep theirs.',
  params: z.strictObject({ region }),
  body: z.strictObject({
    prices,
    /** Null: from now on. */
    validFrom: moment.nullable(),
    lastChange: id.nullable(),
  }),
  answer: regionOfDesk,
  refusals: ['deskInvalid', 'deskOutdated'],
})

export const withdrawDeskPrices = call({
  method: 'DELETE',
  path: '/desk/prices/{region}/{changeId}/',
  policy: { resource: 'desk', action: 'act' },
  about: 'Withdraws a change of prices that has not taken effect yet.',
  params: z.strictObject({ region, changeId: id }),
  answer: regionOfDesk,
  refusals: ['notFound', 'deskOutdated'],
})
