import type { Deps } from '../../../deps.ts'
import { definePolicy } from '../../../kernel/http/policy.ts'

/** Who works here is named in a setting: nobody becomes staff by anything that is done in the site. */
interface Desk {
  staffUids: readonly string[]
}

export const deskPolicy = definePolicy<'desk', Desk, Deps>()({
  resource: 'desk',
  rowName: 'desk',
  find: async (_named, { deps }) => ({ staffUids: deps.settings.staffUids }),
  relations: {
    staff: {
      about: 'who works at the desk (STAFF_UIDS)',
      login: true,
      holds: ({ staffUids }, { caller }) => caller !== undefined && staffUids.includes(caller.uid),
    },
  },
  seenBy: ['staff'],
  states: {},
  actions: {
    read: { by: ['staff'] },
    act: { by: ['staff'] },
  },
})
