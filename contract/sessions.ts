import { z } from 'zod'
import { call } from './call.ts'
import { id, moment } from './shapes.ts'

/** After a login: the ticket in the address is good once, for a minute; the token itself never stands in an address. */
export const openSession = call({
  method: 'POST',
  path: '/sessions/',
  policy: { resource: 'session', action: 'open' },
  about:
    'Exchanges the ticket of a login for the token, in what began the login (it shows the cookie again). A browser gets a cookie, other programs the key.',
  body: z.strictObject({ uid: id, ticket: z.string().min(1).max(200) }),
  answer: z.object({
    uid: id,
    avatar: z.string(),
    token: z.object({ key: z.string().optional(), expiredAt: moment }),
  }),
  status: 201,
  refusals: ['ticketSpent', 'accountDisabled'],
})

export const closeSession = call({
  method: 'DELETE',
  path: '/sessions/',
  policy: { resource: 'session', action: 'close' },
  about: 'Logs out: the token is dead from now on.',
  answer: z.object({}),
  refusals: [],
})

const session = z.object({
  sessionId: id,
  /** Family of the browser, as `Firefox`; null for other programs. */
  browser: z.string().nullable(),
  /** As `Android`. */
  system: z.string().nullable(),
  createdAt: moment,
  /** To the hour. */
  lastUsedAt: moment,
  /** Of who asks. */
  current: z.boolean(),
})
export type Session = z.infer<typeof session>

export const listSessions = call({
  method: 'GET',
  path: '/users/{uid}/sessions/',
  policy: { resource: 'user', action: 'read' },
  about: 'Where the user is logged in: the 100 sessions that were used last, that of who asks first.',
  params: z.strictObject({ uid: id }),
  answer: z.object({ sessions: z.array(session) }),
  refusals: [],
})

export const endSession = call({
  method: 'DELETE',
  path: '/users/{uid}/sessions/{sessionId}/',
  policy: { resource: 'user', action: 'endSession' },
  about: 'Ends one session of the user: its token is dead from now on.',
  params: z.strictObject({ uid: id, sessionId: id }),
  answer: z.object({}),
  refusals: [],
})

export const endOtherSessions = call({
  method: 'DELETE',
  path: '/users/{uid}/sessions/',
  policy: { resource: 'user', action: 'endSession' },
  about: 'Ends all sessions of the user but that of who asks.',
  params: z.strictObject({ uid: id }),
  answer: z.object({ ended: z.number().int() }),
  refusals: [],
})
