import { z } from 'zod'
import { loginWays } from '#domain/catalogue/login-ways'
import { joiningObstacles } from '#domain/login/joining-obstacle'
import { quotaKinds } from '#domain/quotas/quotas'
import { call } from './call.ts'
import { id, moment } from './shapes.ts'

const params = z.strictObject({ uid: id })
const count = z.number().int()

const joining = z.object({
  /** The account that would end. */
  from: id,
  name: z.string(),
  createdAt: moment,
  /** The ways in that would lead to the account that stays. */
  accounts: z.array(z.object({ network: z.enum(loginWays), name: z.string() })),
  books: count,
  /** Those that were changed last. */
  latest: z.array(z.object({ bid: id, title: z.string() })),
  /** Of the books, those that others can read now. */
  shared: count,
  pictures: count,
  archives: count,
  orders: count,
  addresses: count,
  coupons: count,
  basketLines: count,
  /** What of the account that stays would be beyond its limit. */
  beyond: z.array(z.enum(quotaKinds)),
  /** Whether the staff gave the account that would end limits of its own, which end with it. */
  hasOwnLimits: z.boolean(),
  /** Whether it has a packed export, which ends with it. */
  hasExport: z.boolean(),
  /** What stands in the way now; null where they can be joined. */
  obstacle: z.enum(joiningObstacles).nullable(),
  /** Until then it can be confirmed. */
  expiresAt: moment,
})
export type Joining = z.infer<typeof joining>

export const proveAccount = call({
  method: 'POST',
  path: '/users/{uid}/joining/',
  policy: { resource: 'user', action: 'join' },
  about:
    'Proves by the ticket of a login that another account is the user’s too. The ticket opens no session then. What was proved holds for 15 minutes, in this session alone.',
  params,
  body: z.strictObject({ from: id, ticket: z.string().min(1).max(200) }),
  answer: z.object({}),
  status: 201,
  refusals: ['ticketSpent', 'accountDisabled', 'sameAccount'],
})

export const readJoining = call({
  method: 'GET',
  path: '/users/{uid}/joining/',
  policy: { resource: 'user', action: 'join' },
  about: 'What joining the account that was proved in this session would do; null where none was.',
  params,
  answer: z.object({ joining: joining.nullable() }),
  refusals: [],
})

export const joinAccounts = call({
  method: 'POST',
  path: '/users/{uid}/joining/confirm/',
  policy: { resource: 'user', action: 'join' },
  about:
    'Joins the account that was proved in this session: all that is of it becomes the user’s, and it ends. This cannot be undone.',
  params,
  body: z.strictObject({ from: id }),
  answer: z.object({}),
  refusals: ['joiningUnproven', 'joiningWaits', 'accountDisabled'],
})

export const cancelJoining = call({
  method: 'DELETE',
  path: '/users/{uid}/joining/',
  policy: { resource: 'user', action: 'join' },
  about: 'Forgets the account that was proved in this session.',
  params,
  answer: z.object({}),
  refusals: [],
})
