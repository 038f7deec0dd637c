import type { Deps } from '../../../deps.ts'
import { definePolicy } from '../../../kernel/http/policy.ts'

/** Prices are for everybody. */
export const pricePolicy = definePolicy<'price', never, Deps>()({
  resource: 'price',
  rowName: 'price',
  find: async () => undefined,
  relations: {},
  seenBy: [],
  states: {},
  actions: { read: { by: ['anyone'] } },
})
