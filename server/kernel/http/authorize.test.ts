import { describe, expect, test } from 'vitest'
import { authorize, isAboutRow, needsLogin } from './authorize.ts'
import { definePolicy } from './policy.ts'

interface Row {
  uid: string
  isOpen: boolean
  isFinal: boolean
}

/** A policy with the names of the book's, of rows that are written down here. */
const policy = definePolicy<'socialBook', Row, { rows: Record<string, Row> }>()({
  resource: 'socialBook',
  rowName: 'thing',
  find: async ({ id }, { deps }) => deps.rows[String(id)],
  relations: {
    owner: { about: 'its owner', login: true, holds: (row, { caller }) => row.uid === caller?.uid },
    open: { about: 'anyone while it is open', login: false, holds: row => row.isOpen },
  },
  seenBy: ['owner', 'open'],
  states: { bookFinal: row => row.isFinal },
  actions: {
    read: { by: ['owner', 'open'] },
    edit: { by: ['owner'], unless: ['bookFinal'] },
  },
})

const rows = {
  closed: { uid: 'mine', isOpen: false, isFinal: false },
  open: { uid: 'mine', isOpen: true, isFinal: false },
  final: { uid: 'mine', isOpen: true, isFinal: true },
}
const ask = (action: 'read' | 'edit', id: string, uid?: string) =>
  authorize(
    policy,
    action,
    { id },
    { caller: uid === undefined ? undefined : { uid }, request: { headers: {} }, deps: { rows } },
  )

describe('what a caller hears', () => {
  test.each([
    ['read', 'closed', 'mine', rows.closed],
    ['read', 'closed', 'theirs', { refused: 'notFound' }],
    // there is a way in without a login, but not for him
    ['read', 'closed', undefined, { refused: 'notFound' }],
    ['read', 'open', 'theirs', rows.open],
    ['read', 'open', undefined, rows.open],
    ['read', 'nothing', 'mine', { refused: 'notFound' }],
    ['edit', 'closed', 'mine', rows.closed],
    ['edit', 'closed', 'theirs', { refused: 'notFound' }],
    ['edit', 'open', 'theirs', { refused: 'forbidden' }],
    // that there is such a thing is not said to who is not logged in
    ['edit', 'open', undefined, { refused: 'unauthorized' }],
    ['edit', 'nothing', undefined, { refused: 'unauthorized' }],
    ['edit', 'final', 'mine', { refused: 'bookFinal' }],
    // what is final is said only to who could change it otherwise
    ['edit', 'final', 'theirs', { refused: 'forbidden' }],
    ['read', 'final', 'theirs', rows.final],
  ] as const)('%s %s as %s', async (action, id, uid, expected) => {
    expect(await ask(action, id, uid)).toEqual(expected)
  })
})

test('a row that was read before is not looked up again', async () => {
  const context = { caller: { uid: 'mine' }, request: { headers: {} }, deps: { rows: {} } }
  expect(await authorize(policy, 'edit', { id: 'closed' }, context, rows.closed)).toBe(rows.closed)
})

test('a row is looked up unless anyone or any user may', () => {
  const rules = [['anyone'], ['user'], ['owner'], ['user', 'open']].map(by => ({ by }))
  expect(rules.map(isAboutRow)).toEqual([false, false, true, true])
  expect(rules.map(rule => needsLogin(policy, rule))).toEqual([false, true, true, false])
})
