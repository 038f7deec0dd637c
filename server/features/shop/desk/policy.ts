import type { Deps } from '../../../deps.ts'
import { definePolicy } from '../../../kernel/http/policy.ts'
import { isStaff } from '../../account/users/is-staff.ts'

/** Who works here is named in a setting, or came by an invitation that who runs the service gave him. */
interface Desk {
  /** Who asks, where he works here. */
  staffUid: string | undefined
}

export const deskPolicy = definePolicy<'desk', Desk, Deps>()({
  resource: 'desk',
  rowName: 'desk',
  find: async (_named, { caller, deps }) => ({
    staffUid: caller && (await isStaff(caller.uid, deps)) ? caller.uid : undefined,
  }),
  relations: {
    staff: {
      about: 'who works at the desk (STAFF_UIDS, or by an invitation of who runs the service)',
      login: true,
      holds: ({ staffUid }, { caller }) => caller !== undefined && staffUid === caller.uid,
    },
  },
  seenBy: ['staff'],
  states: {},
  actions: {
    read: { by: ['staff'] },
    act: { by: ['staff'] },
  },
})
