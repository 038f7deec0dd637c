import { expect, onTestFinished, test } from 'vitest'
import { openLog } from '../log/open-log.ts'
import { buildApp } from './app.ts'
import { type CountRate, countHere } from './rate-store.ts'

/** A server with a call that may be asked twice, one whose limit is the process's own, and one without a limit. */
async function serverWith(countRate: CountRate) {
  const app = await buildApp({
    settings: { publicOrigin: 'http://days.test', trustedProxies: [] },
    log: openLog('silent'),
    countRate,
  })
  onTestFinished(() => app.close())
  const rateLimit = { max: 2, timeWindow: 3_600_000 }
  app.get('/shared', { config: { rateLimit } }, async () => 'done')
  app.get('/own', { config: { rateLimit, limitsProcess: true } }, async () => 'done')
  app.get('/free', async () => 'done')
  return async (url: string, remoteAddress = '203.0.113.9') =>
    (await app.inject({ url, remoteAddress })).statusCode
}

test('what two servers count with together is a limit of both, for each call and address', async () => {
  const together = countHere()
  const [first, second] = await Promise.all([serverWith(together), serverWith(together)])
  expect([await first('/shared'), await second('/shared')]).toEqual([200, 200])
  expect([await first('/shared'), await second('/shared')]).toEqual([429, 429])
  expect(await second('/shared', '203.0.113.10')).toBe(200)
})

test('addresses of one IPv6 network count as one', async () => {
  const ask = await serverWith(countHere())
  const statuses = []
  for (const n of [1, 2, 3]) statuses.push(await ask('/shared', `2001:db8::${n}`))
  expect(statuses).toEqual([200, 200, 429])
})

test('a limit that protects the process is its own', async () => {
  const keys: string[] = []
  const ask = await serverWith(async (key, windowMs) => {
    keys.push(key)
    return { hits: 1, leftMs: windowMs }
  })
  const statuses = []
  for (let n = 0; n < 3; n += 1) statuses.push(await ask('/own'))
  expect([statuses, keys]).toEqual([[200, 200, 429], []])
  await ask('/shared')
  expect(keys).toEqual(['GET /shared 203.0.113.9'])
})

test('who floods is counted no more once he is over the limit', async () => {
  let counted = 0
  const count = countHere()
  const ask = await serverWith((key, windowMs) => {
    counted += 1
    return count(key, windowMs)
  })
  const statuses = []
  for (let n = 0; n < 20; n += 1) statuses.push(await ask('/shared'))
  expect(statuses.filter(status => status === 200)).toHaveLength(2)
  expect(counted).toBe(3)
})

test('where nobody can count, a limited call is answered as without a database, and others go on', async () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const ask = await serverWith(() => Promise.reject(refused))
  expect([await ask('/shared'), await ask('/own'), await ask('/free')]).toEqual([503, 200, 200])
})

test('a process lets each key do so much in a window, and again in the next', async () => {
  let second = 0
  const count = countHere(() => second * 1000)
  const hits = []
  for (second of [0, 1, 59, 60]) hits.push((await count('a', 60_000)).hits)
  expect(hits).toEqual([1, 2, 3, 1])
  expect(await count('b', 60_000)).toEqual({ hits: 1, leftMs: 60_000 })
})

test('who is over the limit of one call may make others', async () => {
  const ask = await serverWith(countHere())
  for (let n = 0; n < 3; n += 1) await ask('/own')
  expect([await ask('/own'), await ask('/shared'), await ask('/shared'), await ask('/shared')]).toEqual([
    429, 200, 200, 429,
  ])
})
