import { z } from 'zod'
import { loginWays } from '#domain/catalogue/login-ways'
import { networkNames } from '#domain/catalogue/networks'
import { regionCodes } from '#domain/catalogue/regions'
import { quotaKinds } from '#domain/quotas/quotas'
import { call } from './call.ts'
import { id, language, moment } from './shapes.ts'

export const user = z.object({
  uid: id,
  name: z.string(),
  avatar: z.string(),
  language,
  /** Region alias: TW, HK, ... */
  region: z.string(),
  /** Networks at which an account is linked. */
  networks: z.array(z.enum(networkNames)),
  /** What the user can be known by: accounts at networks and ways of our own, those linked first before the others. */
  accounts: z.array(
    z.object({
      accountId: id,
      network: z.enum(loginWays),
      /** '' of a passkey that has none yet. */
      name: z.string(),
      linkedAt: moment,
      /** Of a passkey that was logged in with; null of all else. */
      lastUsedAt: moment.nullable(),
    }),
  ),
  token: z.object({ expiredAt: moment }),
  createdAt: moment,
  /** When the account is deleted, as its user asked for; null where it stays. */
  deletesAt: moment.nullable(),
  /** Works at the desk. */
  isStaff: z.boolean(),
})
export type User = z.infer<typeof user>

const params = z.strictObject({ uid: id })

export const readUser = call({
  method: 'GET',
  path: '/users/{uid}/',
  policy: { resource: 'user', action: 'read' },
  about: 'The logged-in user.',
  params,
  answer: user,
  refusals: [],
})

export const readTalked = call({
  method: 'GET',
  path: '/users/{uid}/talked/',
  policy: { resource: 'user', action: 'read' },
  about: 'Whether the user has opened the conversation with support.',
  params,
  answer: z.object({ talked: z.boolean() }),
  refusals: [],
})

export const readQuotas = call({
  method: 'GET',
  path: '/users/{uid}/quotas/',
  policy: { resource: 'user', action: 'read' },
  about: 'How much the user has of what there is only so much of: bytes or numbers; a limit of 0 is none.',
  params,
  answer: z.object({
    quotas: z.array(z.object({ kind: z.enum(quotaKinds), used: z.number(), limit: z.number() })),
  }),
  refusals: [],
})

export const changeUser = call({
  method: 'PUT',
  path: '/users/{uid}/',
  policy: { resource: 'user', action: 'update' },
  about: 'Changes language, region or name.',
  params,
  body: z.strictObject({
    name: z.string().trim().min(1).max(80).optional(),
    language: language.optional(),
    region: z.enum(regionCodes).optional(),
  }),
  answer: user,
  refusals: [],
})

export const readDeletion = call({
  method: 'GET',
  path: '/users/{uid}/deletion/',
  policy: { resource: 'user', action: 'read' },
  about:
    'What would go with the account, how many paid orders would stay for the years of the law, and how many days one has to change one’s mind.',
  params,
  answer: z.object({
    days: z.number().int(),
    books: z.number().int(),
    pictures: z.number().int(),
    archives: z.number().int(),
    paidOrders: z.number().int(),
  }),
  refusals: [],
})

export const deleteUser = call({
  method: 'DELETE',
  path: '/users/{uid}/',
  policy: { resource: 'user', action: 'delete' },
  about:
    'Asks for the deletion of the account. All other sessions and all shares end now; the rest goes at `deletes_at`. Asking again moves nothing back.',
  params,
  answer: z.object({ deletesAt: moment }),
  refusals: [],
})

export const keepUser = call({
  method: 'DELETE',
  path: '/users/{uid}/deletion/',
  policy: { resource: 'user', action: 'delete' },
  about: 'Takes the deletion back. Shares that ended stay ended.',
  params,
  answer: user,
  refusals: ['deletionDue'],
})

export const bindReferrer = call({
  method: 'PUT',
  path: '/referrals/bind/',
  policy: { resource: 'user', action: 'bindReferrer' },
  about: 'Says who invited the user. Once bound it stays; binding again changes nothing.',
  query: z.strictObject({ parent: z.string().min(1).max(200) }),
  answer: z.object({ bound: z.boolean() }),
  refusals: ['accountNotReady', 'selfReferral'],
})
