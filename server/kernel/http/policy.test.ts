import { expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#contract/call'
import type { Caller } from './caller.ts'
import { definePolicy } from './policy.ts'
import { type CallContext, routesOf } from './route.ts'

// What does not compile: each `ts-expect-error` fails `npm run types` as soon as the line below it does.

const rest = {
  method: 'GET',
  path: '/things/{sid}/',
  about: '',
  params: z.strictObject({ sid: z.string() }),
  answer: z.object({}),
  refusals: [],
} as const
const read = call({ ...rest, policy: { resource: 'socialBook', action: 'read' } })
const edit = call({ ...rest, policy: { resource: 'socialBook', action: 'edit' } })
const readBook = call({ ...rest, policy: { resource: 'book', action: 'read' } })
// @ts-expect-error a social book is not downloaded
call({ ...rest, policy: { resource: 'socialBook', action: 'download' } })

const open = { about: '', login: false, holds: () => true } as const
const owner = { about: '', login: true, holds: () => true } as const
const parts = {
  resource: 'socialBook',
  rowName: 'thing',
  find: async () => ({ title: '書' }),
  relations: { open, owner },
  seenBy: [],
  states: {},
} as const
const define = definePolicy<'socialBook', { title: string }, object>()
const policy = define({ ...parts, actions: { read: { by: ['open'] }, edit: { by: ['owner'] } } })
// @ts-expect-error who may edit is not said
define({ ...parts, actions: { read: { by: ['open'] } } })
// @ts-expect-error nobody stands in a relation that there is not
define({ ...parts, actions: { read: { by: ['friend'] }, edit: { by: ['owner'] } } })
// @ts-expect-error the policy does not tell this state
define({ ...parts, actions: { read: { by: ['open'] }, edit: { by: ['owner'], unless: ['bookFinal'] } } })

const route = routesOf(policy)
// @ts-expect-error another policy says who may read a book
route(readBook, async () => ({}))

test('a handler gets the row by its name, and a caller for certain where only who is logged in may', () => {
  const titleOf = ({ thing, caller }: CallContext<typeof edit, typeof policy>): [string, Caller] => [
    thing.title,
    caller,
  ]
  // @ts-expect-error a visitor may read
  const callerOf = ({ caller }: CallContext<typeof read, typeof policy>): Caller => caller
  expect([titleOf, callerOf].map(handler => typeof handler)).toEqual(['function', 'function'])
  expect(route(read, async () => ({}))).toMatchObject({ call: read, policy })
})
