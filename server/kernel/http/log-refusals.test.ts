import { expect, onTestFinished, test } from 'vitest'
import { readSocialBook } from '#contract/social-books'
import { openLog } from '../log/open-log.ts'
import { buildApp } from './app.ts'
import { definePolicy } from './policy.ts'
import { refuse } from './refusal.ts'
import { routesOf } from './route.ts'
import { serveCall } from './serve-call.ts'

const policy = definePolicy<'socialBook', { uid: string }, object>()({
  resource: 'socialBook',
  rowName: 'book',
  find: async ({ sid }) => (sid === bookId ? { uid: 'owner' } : undefined),
  relations: {
    owner: { about: 'its owner', login: true, holds: ({ uid }, { caller }) => uid === caller?.uid },
  },
  seenBy: [],
  states: {},
  actions: { read: { by: ['owner'] }, edit: { by: ['owner'] } },
})
const bookId = 'AAAAAAAAAAAAAAAAAAAAAA'

async function appThatLogs(max = 2) {
  const lines: { security?: { kind: string } }[] = []
  const log = openLog('info', { write: line => void lines.push(JSON.parse(line)) })
  const app = await buildApp({ settings: { publicOrigin: 'http://days.test', trustedProxies: [] }, log })
  onTestFinished(() => app.close())
  const route = routesOf(policy)(readSocialBook, async () => refuse('serverError'), {
    max,
    timeWindow: 60_000,
  })
  // whoever names himself is believed
  serveCall(app, route, {}, async ({ headers }) => {
    const uid = headers['x-uid']
    return typeof uid === 'string' ? ({ uid } as never) : undefined
  })
  const url = `/api/0.1${readSocialBook.path.replace('{sid}', bookId)}`
  return {
    lines,
    ask: async (uid?: string, query = '') =>
      (await app.inject({ url: url + query, headers: uid === undefined ? {} : { 'x-uid': uid } })).statusCode,
    post: async (origin: string) =>
      (await app.inject({ method: 'POST', url: '/words-of-somebody', headers: { origin } })).statusCode,
    security: () => lines.flatMap(({ security }) => security ?? []),
  }
}

test('who is kept out is logged with what he tried, and who asks too often with where', async () => {
  const { ask, security } = await appThatLogs()
  expect([await ask('stranger'), await ask(), await ask('stranger')]).toEqual([404, 401, 429])
  expect(security()).toEqual([
    { kind: 'access-refused', uid: 'stranger', resource: 'socialBook', action: 'read' },
    { kind: 'over-a-rate', route: '/api/0.1/socialbooks/:sid/' },
  ])
})

test('a request of the wrong form is logged with where and which field, without what stood there', async () => {
  const { ask, security, lines } = await appThatLogs(100)
  const queries = ['?type=%E9%9B%AA', '?%E9%9B%AA=%E9%9B%AA', '?type=a%00']
  for (const query of queries) expect(await ask('owner', query)).toBe(400)
  const event = { kind: 'input-refused', method: 'GET', route: '/api/0.1/socialbooks/:sid/' }
  expect(security()).toEqual([
    { ...event, refused: 'badRequest', fields: ['type'] },
    { ...event, refused: 'unknownField', fields: ['*'] },
    { ...event, refused: 'badCharacters', fields: ['type'] },
  ])
  expect(JSON.stringify(lines)).not.toContain('雪')
})

test('who sends them without an end does not fill the log', async () => {
  const { ask, security } = await appThatLogs(100)
  for (let i = 0; i < 40; i++) expect(await ask('owner', `?type=${i}`)).toBe(400)
  expect(security()).toHaveLength(5)
})

test('nor does another site that has browsers send requests without an end', async () => {
  const { post, lines } = await appThatLogs()
  for (let i = 0; i < 40; i++) expect(await post('https://evil.example')).toBe(403)
  expect(lines).toHaveLength(5)
  expect(JSON.stringify(lines)).not.toContain('words')
})
