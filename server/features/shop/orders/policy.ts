import type { Deps } from '../../../deps.ts'
import { definePolicy } from '../../../kernel/http/policy.ts'
import { namedUser, type UserKey } from '../../account/users/named-user.ts'
import type { OrderRow } from './schema.ts'
import { readOrder } from './store.ts'

/** A user orders for himself, and sees his own orders. */
export const orderBookPolicy = definePolicy<'orderBook', UserKey, Deps>()({
  resource: 'orderBook',
  rowName: 'orderBook',
  find: namedUser,
  relations: {
    owner: {
      about: 'the user whose orders they are',
      login: true,
      holds: (user, { caller }) => user.uid === caller?.uid,
    },
  },
  seenBy: ['owner'],
  states: {},
  actions: {
    check: { by: ['user'] },
    place: { by: ['user'] },
    read: { by: ['owner'] },
  },
})

/** To all others there is no such order; one whose person is gone is nobody's. */
export const orderPolicy = definePolicy<'order', OrderRow, Deps>()({
  resource: 'order',
  rowName: 'order',
  async find({ oid }, { deps }) {
    return typeof oid === 'string' ? readOrder(deps.db, oid) : undefined
  },
  relations: {
    owner: {
      about: 'who ordered',
      login: true,
      holds: (order, { caller }) => order.uid !== null && order.uid === caller?.uid,
    },
  },
  seenBy: ['owner'],
  states: {},
  actions: {
    read: { by: ['owner'] },
    pay: { by: ['owner'] },
    hide: { by: ['owner'] },
  },
})
