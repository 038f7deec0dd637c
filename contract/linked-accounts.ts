import { z } from 'zod'
import { networkNames } from '#domain/catalogue/networks'
import { call } from './call.ts'
import { id } from './shapes.ts'
import { user } from './users.ts'

const params = z.strictObject({ uid: id })

export const linkNetwork = call({
  method: 'POST',
  path: '/users/{uid}/accounts/',
  policy: { resource: 'user', action: 'link' },
  about:
    'Begins to link an account at a network: gives the address of its dialog, which leads back to the profile in the browser that asked (it shows the cookie again).',
  params,
  body: z.strictObject({ network: z.enum(networkNames) }),
  answer: z.object({ href: z.url() }),
  refusals: ['notFound', 'networkAway'],
})

export const linkMailbox = call({
  method: 'POST',
  path: '/users/{uid}/accounts/email/',
  policy: { resource: 'user', action: 'link' },
  about:
    'Sends a link to a mailbox that links it to the account: good once, for 15 minutes, in the browser that asked and while the account is logged in there. The answer is the same whether the mailbox is known or not.',
  params,
  body: z.strictObject({ email: z.string().min(1).max(300) }),
  answer: z.object({}),
  status: 202,
  refusals: ['notFound', 'badEmail', 'tooManyRequests'],
})

export const renameAccount = call({
  method: 'PUT',
  path: '/users/{uid}/accounts/{accountId}/',
  policy: { resource: 'user', action: 'update' },
  about: 'Gives one of the user’s passkeys a name. Accounts at networks have the name that they have there.',
  params: z.strictObject({ uid: id, accountId: id }),
  body: z.strictObject({ name: z.string().trim().min(1).max(80) }),
  answer: user,
  refusals: [],
})

export const unlinkAccount = call({
  method: 'DELETE',
  path: '/users/{uid}/accounts/{accountId}/',
  policy: { resource: 'user', action: 'unlink' },
  about:
    'Forgets one of the user’s ways to log in: an account at a network with its token, which ends at the network too where it has a call for that, a mailbox or a passkey. Books stay; what is being imported from that account ends.',
  params: z.strictObject({ uid: id, accountId: id }),
  answer: user,
  refusals: ['lastLogin'],
})
