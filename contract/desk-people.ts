import { z } from 'zod'
import { loginWays } from '#domain/catalogue/login-ways'
import { orderStates } from '#domain/orders/order-states'
import { quotaKinds } from '#domain/quotas/quotas'
import { call } from './call.ts'
import { comparedMoment, id, moment } from './shapes.ts'

// What the staff sees of people and does for them: figures and states, no words and no pictures of theirs.

const personRow = z.object({
  uid: id,
  name: z.string(),
  networks: z.array(z.enum(loginWays)),
  books: z.number().int(),
  orders: z.number().int(),
  createdAt: moment,
  /** The day, in UTC; null where no login of theirs is open. */
  lastSeen: z.iso.date().nullable(),
  disabledAt: moment.nullable(),
  /** The account is going to be deleted then. */
  deletesAt: moment.nullable(),
})
export type DeskPersonRow = z.infer<typeof personRow>

const person = personRow.extend({
  sessions: z.number().int(),
  /** Who works at the desk is neither disabled nor deleted there. */
  isStaff: z.boolean(),
  accounts: z.array(z.object({ network: z.enum(loginWays), linkedAt: moment })),
  /** `limit`: what holds for this person, 0 for none; `own`: where that is not what the settings say. Bytes, or how many. */
  quotas: z.array(
    z.object({ kind: z.enum(quotaKinds), used: z.number(), limit: z.number(), own: z.boolean() }),
  ),
  /** The newest hundred. */
  orderList: z.array(
    z.object({
      oid: id,
      number: z.string(),
      state: z.enum(orderStates),
      email: z.string(),
      createdAt: moment,
    }),
  ),
})
export type DeskPerson = z.infer<typeof person>

const params = z.strictObject({ uid: id })
/** Stands in the log of the desk. */
const actReason = z.string().trim().min(1).max(500)
const body = z.strictObject({ reason: actReason })
/** `done`: false where it was so already; the person is shown as it is now. */
const acted = z.object({ done: z.boolean(), person })

const limit = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
/** Those that differ from the settings; 0 is no limit. */
const ownQuotas = z.partialRecord(z.enum(quotaKinds), limit)

export const listDeskPeople = call({
  method: 'GET',
  path: '/desk/people/',
  policy: { resource: 'desk', action: 'read' },
  about: 'People with an account, the newest first, fifty at a time.',
  query: z.strictObject({
    /** Beginning of a name or of an e-mail of their orders, a whole id. */
    search: z.string().max(100).optional(),
    disabled: z.enum(['true']).optional(),
    /** After this one: when the account was opened, and its id. */
    before: comparedMoment.optional(),
    beforeUid: id.optional(),
  }),
  answer: z.object({ people: z.array(personRow), hasMore: z.boolean() }),
  refusals: [],
})

export const readDeskPerson = call({
  method: 'GET',
  path: '/desk/people/{uid}/',
  policy: { resource: 'desk', action: 'read' },
  about: 'One person: how one logs in, what is used of the quotas, orders.',
  params,
  answer: person,
  refusals: ['notFound'],
})

export const disableDeskPerson = call({
  method: 'POST',
  path: '/desk/people/{uid}/disable/',
  policy: { resource: 'desk', action: 'act' },
  about: 'All sessions end, nobody logs in with the account, and its jobs wait; nothing is deleted.',
  params,
  body,
  answer: acted,
  refusals: ['notFound', 'staffAccount'],
})

export const enableDeskPerson = call({
  method: 'POST',
  path: '/desk/people/{uid}/enable/',
  policy: { resource: 'desk', action: 'act' },
  about: 'The account can be used again, and its jobs go on.',
  params,
  body,
  answer: acted,
  refusals: ['notFound'],
})

export const changeDeskQuotas = call({
  method: 'PUT',
  path: '/desk/people/{uid}/quotas/',
  policy: { resource: 'desk', action: 'act' },
  about: 'Quotas of one person in place of those of the settings, all at once.',
  params,
  body: z.strictObject({
    reason: actReason,
    quotas: ownQuotas,
    /** Those that the staff saw: where they are others now, nothing is changed. */
    seen: ownQuotas,
  }),
  answer: acted,
  refusals: ['notFound', 'deskOutdated'],
})

export const deleteDeskPerson = call({
  method: 'POST',
  path: '/desk/people/{uid}/delete/',
  policy: { resource: 'desk', action: 'act' },
  about:
    'The same deletion as by the person: sessions end, and the account goes after the days of the settings.',
  params,
  body: z.strictObject({
    reason: actReason,
    /** Of the person, typed: who has another one before him is stopped. */
    name: z.string().max(200),
  }),
  answer: acted,
  refusals: ['notFound', 'staffAccount', 'deskInvalid'],
})

export const keepDeskPerson = call({
  method: 'POST',
  path: '/desk/people/{uid}/keep/',
  policy: { resource: 'desk', action: 'act' },
  about: 'Takes the deletion back while there is time.',
  params,
  body,
  answer: acted,
  refusals: ['notFound'],
})

export const endDeskSessions = call({
  method: 'POST',
  path: '/desk/people/{uid}/sessions/end/',
  policy: { resource: 'desk', action: 'act' },
  about: 'Logs a person out everywhere: a lost phone, a stolen account.',
  params,
  body,
  answer: acted,
  refusals: ['notFound'],
})
