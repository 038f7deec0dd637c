import { expect, onTestFinished, test } from 'vitest'
import type { Call } from '#contract/call'
import { calls } from '#contract/calls'
import { readSocialBook } from '#contract/social-books'
import { openLog } from '../log/open-log.ts'
import { buildApp } from './app.ts'
import { definePolicy } from './policy.ts'
import { refuse } from './refusal.ts'
import { routesOf } from './route.ts'
import { serveCall } from './serve-call.ts'

const policy = definePolicy<'socialBook', object, object>()({
  resource: 'socialBook',
  rowName: 'book',
  find: async () => undefined,
  relations: {},
  seenBy: [],
  states: {},
  actions: { read: { by: ['anyone'] }, edit: { by: ['anyone'] } },
})

async function askWith(headers: Record<string, string>): Promise<number> {
  const app = await buildApp({
    settings: { publicOrigin: 'http://days.test', trustedProxies: [] },
    log: openLog('silent'),
  })
  onTestFinished(() => app.close())
  const route = routesOf(policy)({ ...readSocialBook, changes: true }, async () => refuse('notFound'))
  serveCall(app, route, {}, async () => undefined)
  const url = `/api/0.1${readSocialBook.path.replace('{sid}', 'AAAAAAAAAAAAAAAAAAAAAA')}`
  return (await app.inject({ url, headers })).statusCode
}

// 404: it was let through, and there is nothing
test.each([
  ['the page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['the page of a site beside this one', { 'sec-fetch-site': 'same-site' }, 403],
  ['our own page', { 'sec-fetch-site': 'same-origin' }, 404],
  ['somebody who typed it', { 'sec-fetch-site': 'none' }, 404],
  ['a browser that says nothing', {}, 404],
  ['a program with a token', { 'sec-fetch-site': 'cross-site', authorization: 'Token x' }, 404],
])('a GET that changes something, caused by %s', async (_, headers, status) => {
  expect(await askWith(headers)).toBe(status)
})

test('each GET that changes something says so', () => {
  const changing = Object.entries(calls as Record<string, Call>).filter(([, call]) => call.changes)
  expect(changing.map(([name, { method }]) => [name, method])).toEqual([
    ['claimCoupon', 'GET'],
    ['importFromNetworks', 'GET'],
  ])
})
