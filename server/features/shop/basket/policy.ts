import type { Deps } from '../../../deps.ts'
import { definePolicy } from '../../../kernel/http/policy.ts'
import { namedUser, type UserKey } from '../../account/users/named-user.ts'

/** Everybody has a basket, and nobody sees another's. */
export const basketPolicy = definePolicy<'basket', UserKey, Deps>()({
  resource: 'basket',
  rowName: 'basket',
  find: namedUser,
  relations: {},
  seenBy: [],
  states: {},
  actions: {
    read: { by: ['user'] },
    change: { by: ['user'] },
  },
})
