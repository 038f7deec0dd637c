import type { Deps } from '../../../deps.ts'
import { definePolicy } from '../../../kernel/http/policy.ts'
import { namedUser, type UserKey } from '../../account/users/named-user.ts'

/** Who knows a code may look at its coupon; one has coupons of his own by claiming them. */
export const couponBookPolicy = definePolicy<'couponBook', UserKey, Deps>()({
  resource: 'couponBook',
  rowName: 'couponBook',
  find: namedUser,
  relations: {},
  seenBy: [],
  states: {},
  actions: {
    look: { by: ['anyone'] },
    browse: { by: ['anyone'] },
    read: { by: ['user'] },
    claim: { by: ['user'] },
  },
})
