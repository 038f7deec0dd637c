import type { Deps } from '../../../deps.ts'
import { definePolicy } from '../../../kernel/http/policy.ts'
import { namedUser, type UserKey } from '../../account/users/named-user.ts'

/** The books of a user are listed for him, and he adds to them. */
export const shelfPolicy = definePolicy<'shelf', UserKey, Deps>()({
  resource: 'shelf',
  rowName: 'shelf',
  find: namedUser,
  relations: {
    owner: {
      about: 'the user whose shelf it is',
      login: true,
      holds: (shelf, { caller }) => shelf.uid === caller?.uid,
    },
  },
  seenBy: ['owner'],
  states: {},
  actions: {
    read: { by: ['owner'] },
    addBook: { by: ['owner'] },
  },
})
