import { expect, onTestFinished, test } from 'vitest'
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
  find: async () => ({}),
  relations: { owner: { about: 'its owner', login: true, holds: () => true } },
  seenBy: [],
  states: {},
  actions: { read: { by: ['owner'] }, edit: { by: ['owner'] } },
})

/** A call that fails, whose caller is logged in as long as `isLoggedIn` says. */
async function ask(isLoggedIn: (checks: number) => boolean) {
  const lines: string[] = []
  const log = openLog('error', { write: line => void lines.push(line) })
  const app = await buildApp({ settings: { publicOrigin: 'http://days.test', trustedProxies: [] }, log })
  onTestFinished(() => app.close())
  let checks = 0
  const fail = async () => {
    throw new Error('a row that is not there any more')
  }
  serveCall(app, routesOf(policy)(readSocialBook, fail), {}, async () =>
    isLoggedIn(++checks) ? ({ uid: 'owner' } as never) : refuse('unauthorized'),
  )
  const { statusCode } = await app.inject(
    `/api/0.1${readSocialBook.path.replace('{sid}', 'AAAAAAAAAAAAAAAAAAAAAA')}`,
  )
  return { status: statusCode, errors: lines.length }
}

test('a call that fails since its caller was deleted or joined meanwhile is refused, and is no fault', async () => {
  expect(await ask(checks => checks === 1)).toEqual({ status: 401, errors: 0 })
})

test('a call that fails of something else is a fault', async () => {
  expect(await ask(() => true)).toEqual({ status: 500, errors: 1 })
})
