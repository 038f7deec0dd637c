import { z } from 'zod'
import { call } from './call.ts'
import { id } from './shapes.ts'
import { user } from './users.ts'

export const unlinkAccount = call({
  method: 'DELETE',
  path: '/users/{uid}/accounts/{accountId}/',
  policy: { resource: 'user', action: 'unlink' },
  about:
    'Forgets one of the user’s accounts at a network and its token, which ends at the network too where it has a call for that. Books stay; what is being imported from that account ends.',
  params: z.strictObject({ uid: id, accountId: id }),
  answer: user,
  refusals: ['lastLogin'],
})
