import type { Deps } from '../../../deps.ts'
import { definePolicy } from '../../../kernel/http/policy.ts'
import { isFreshLogin } from '../sessions/is-fresh-login.ts'
import { namedUser, type UserKey } from './named-user.ts'

/** A user is his own: to all others there is no such user. */
export const userPolicy = definePolicy<'user', UserKey, Deps>()({
  resource: 'user',
  rowName: 'user',
  find: namedUser,
  relations: {
    self: {
      about: 'the user',
      login: true,
      holds: (user, { caller }) => user.uid === caller?.uid,
    },
  },
  seenBy: ['self'],
  states: {
    loginAgain: (_, { caller, deps }) => !isFreshLogin(caller, deps),
  },
  actions: {
    read: { by: ['self'] },
    update: { by: ['self'] },
    delete: { by: ['self'] },
    bindReferrer: { by: ['self'] },
    endSession: { by: ['self'] },
    link: { by: ['self'], unless: ['loginAgain'] },
    unlink: { by: ['self'], unless: ['loginAgain'] },
    join: { by: ['self'], unless: ['loginAgain'] },
    export: { by: ['self'] },
  },
})
