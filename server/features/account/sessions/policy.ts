import type { Deps } from '../../../deps.ts'
import { definePolicy } from '../../../kernel/http/policy.ts'

/** Whoever has a ticket gets a session; who is logged in ends his own. */
export const sessionPolicy = definePolicy<'session', never, Deps>()({
  resource: 'session',
  rowName: 'session',
  find: async () => undefined,
  relations: {},
  seenBy: [],
  states: {},
  actions: {
    open: { by: ['anyone'] },
    close: { by: ['user'] },
  },
})
