import { afterAll, beforeAll, expect, test } from 'vitest'
import { PoolBusy } from '../db/pool-busy.ts'
import { openLog } from '../log/open-log.ts'
import { StoreAway } from '../store-away.ts'
import { buildApp } from './app.ts'

const heard: unknown[] = []
const lines: string[] = []
const refusedConnection = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
const faults: Record<string, Error> = {
  busy: new Error('Failed query', { cause: new PoolBusy() }),
  away: new Error('Failed query', { cause: refusedConnection }),
  store: new StoreAway(new Error('silence')),
  shutStore: new Error('no photo', { cause: new StoreAway(new Error('403'), 'refused', '403 AccessDenied') }),
  disk: Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
  databaseDisk: new Error('Failed query', { cause: Object.assign(new Error('full'), { code: '53100' }) }),
  other: new Error('a bug'),
}

let app: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  app = await buildApp({
    settings: { publicOrigin: 'http://localhost:3000', trustedProxies: [] },
    log: openLog('warn', { write: line => void lines.push(line) }),
    onUnavailable: error => heard.push(error),
  })
  for (const root of ['/page', '/api/0.1'])
    app.get(`${root}/:fault`, async request => {
      throw faults[Object(request.params).fault]
    })
})
afterAll(() => app.close())

test.each([
  ['busy', 503, 50300, '5'],
  ['away', 503, 50301, '5'],
  ['store', 503, 50301, '5'],
  ['shutStore', 503, 50301, '5'],
  ['disk', 507, 50700, undefined],
  ['databaseDisk', 507, 50700, undefined],
  ['other', 500, 50000, undefined],
])('%s is answered with %i', async (fault, status, code, retryAfter) => {
  const answer = await app.inject({ url: `/api/0.1/${fault}`, headers: { accept: 'text/html' } })
  expect([answer.statusCode, answer.json().errors.code, answer.headers['retry-after']]).toEqual([
    status,
    code,
    retryAfter,
  ])
})

test('who comes in a browser reads a page in his language, which no proxy keeps', async () => {
  const answer = await app.inject({
    url: '/page/away',
    headers: { accept: 'text/html,*/*', 'accept-language': 'zh-TW' },
  })
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '5',
  })
  expect(answer.body).toContain('<html lang="zh-tw">')
  expect(answer.body).toContain('<p>服務暫時連不上資料，你的內容都還在，請稍候再試</p>')
})

test('only what PostgreSQL caused is passed on', async () => {
  heard.length = 0
  for (const fault of ['store', 'other', 'away']) await app.inject(`/page/${fault}`)
  expect(heard).toEqual([faults.away])
})

test('of a store that refuses, the operator reads what it said and where to look', async () => {
  lines.length = 0
  await app.inject('/page/shutStore')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    path: '/page/shutStore',
    store: '403 AccessDenied',
    msg: expect.stringContaining('bucket'),
  })
})
