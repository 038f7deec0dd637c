import type { Deps } from '../../../deps.ts'
import { definePolicy } from '../../../kernel/http/policy.ts'
import { namedUser, type UserKey } from '../../account/users/named-user.ts'
import type { AddressRow } from './schema.ts'
import { findAddress } from './store.ts'

/** How addresses are written anybody may know; which ones there are, only whose they are. */
export const addressBookPolicy = definePolicy<'addressBook', UserKey, Deps>()({
  resource: 'addressBook',
  rowName: 'addressBook',
  find: namedUser,
  relations: {},
  seenBy: [],
  states: {},
  actions: {
    learn: { by: ['anyone'] },
    read: { by: ['user'] },
    add: { by: ['user'] },
  },
})

/** To all others there is no such address. */
export const addressPolicy = definePolicy<'address', AddressRow, Deps>()({
  resource: 'address',
  rowName: 'address',
  async find({ addressId }, { deps }) {
    return typeof addressId === 'string' ? findAddress(deps.db, addressId) : undefined
  },
  relations: {
    owner: {
      about: 'whose address it is',
      login: true,
      holds: (address, { caller }) => address.uid === caller?.uid,
    },
  },
  seenBy: ['owner'],
  states: {},
  actions: {
    read: { by: ['owner'] },
    change: { by: ['owner'] },
    remove: { by: ['owner'] },
  },
})
