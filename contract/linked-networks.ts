import { z } from 'zod'
import { networkNames } from '#domain/catalogue/networks'
import { call } from './call.ts'
import { id } from './shapes.ts'
import { user } from './users.ts'

export const unlinkNetwork = call({
  method: 'DELETE',
  path: '/users/{uid}/networks/{network}/',
  policy: { resource: 'user', action: 'unlink' },
  about:
    'Forgets the user’s accounts at a network and their tokens, which end at the network too where it has a call for that. Books stay; what is being imported from there ends.',
  params: z.strictObject({ uid: id, network: z.enum(networkNames) }),
  answer: user,
  refusals: ['lastLogin'],
})
