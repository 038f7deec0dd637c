import { z } from 'zod'
import { call } from './call.ts'
import { id } from './shapes.ts'

/** What a session is opened with (sessions.ts), in the browser that began the login. */
export const ticket = z.object({ uid: id, ticket: z.string() })

export const logInLocally = call({
  method: 'POST',
  path: '/logins/local/',
  policy: { resource: 'session', action: 'open' },
  about:
    'Logs in as who sits at the machine that the service runs on: the same account each time. Refused wherever others can come, or where it does not come from a browser of that machine.',
  answer: ticket,
  status: 201,
  refusals: ['notLocal'],
})

export const askForLoginLink = call({
  method: 'POST',
  path: '/logins/email/',
  policy: { resource: 'session', action: 'open' },
  about:
    'Sends a link for a login to a mailbox, where this site does so: good once, for 15 minutes, in the browser that asked (it shows the cookie again). The answer is the same whether the mailbox is known or not.',
  body: z.strictObject({ email: z.string().min(1).max(300), state: z.string().max(2000).optional() }),
  answer: z.object({}),
  status: 202,
  refusals: ['notFound', 'badEmail', 'tooManyRequests'],
})

export const openLoginLink = call({
  method: 'POST',
  path: '/logins/email/open/',
  policy: { resource: 'session', action: 'open' },
  about:
    'Logs in by the key of a link that was sent, or links the mailbox where it was sent for that (linkMailbox). Another browser than the one that asked spends nothing.',
  body: z.strictObject({ key: z.string().min(1).max(200) }),
  /** `ticket`: null where a mailbox was linked. `state`: as it was asked with. */
  answer: ticket.extend({ ticket: z.string().nullable(), state: z.string() }),
  status: 201,
  refusals: [
    'linkSpent',
    'linkOtherBrowser',
    'linkOtherPerson',
    'uninvited',
    'belongsToAnother',
    'tooManyAccounts',
  ],
})

export const acceptInvitation = call({
  method: 'POST',
  path: '/logins/invitation/',
  policy: { resource: 'session', action: 'open' },
  about:
    'Lets this browser bring an invitation to its next login, which takes it: a new account where this site is by invitation only, and a place at the desk where the invitation says so.',
  body: z.strictObject({ key: z.string().min(1).max(200) }),
  answer: z.object({ makesStaff: z.boolean() }),
  refusals: ['invitationSpent'],
})
