import { expect, onTestFinished, test } from 'vitest'
import { openLog } from '../log/open-log.ts'
import { requestIdHere } from '../log/request-id-here.ts'
import { buildApp } from './app.ts'

async function serve(trustedProxies: string[]) {
  const lines: string[] = []
  const log = openLog('info', { write: line => void lines.push(line) })
  const app = await buildApp({ settings: { publicOrigin: 'http://localhost:3000', trustedProxies }, log })
  app.post('/', async request => {
    request.log.info('of the request')
    log.info('of what it calls')
    return { here: requestIdHere() }
  })
  onTestFinished(() => app.close())
  return async (given?: string) => {
    const headers = { ...(given !== undefined && { 'x-request-id': given }) }
    const answer = await app.inject({ method: 'POST', url: '/', payload: { a: 1 }, headers })
    return { id: String(answer.headers['x-request-id']), here: answer.json().here, lines }
  }
}

test('the id that a trusted proxy gives is that of the request: in its answer, and once in each of its lines', async () => {
  const call = await serve(['loopback'])
  const { id, here, lines } = await call('edge-7.f00_D')
  expect([id, here]).toEqual(['edge-7.f00_D', 'edge-7.f00_D'])
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    expect(line.split('requestId')).toHaveLength(2)
    expect(JSON.parse(line)).toMatchObject({ requestId: 'edge-7.f00_D', level: 'info' })
    // ISO 8601, UTC
    expect(JSON.parse(line).time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  }
})

test.each([
  ['no id', undefined],
  ['one with a line end', 'a\\nb'],
  ['words', '怡君的日子'],
  ['a quote', 'a","level":"fatal'],
  ['nothing', ''],
  ['a long one', 'a'.repeat(65)],
])('%s is replaced by one of our own', async (_, given) => {
  const call = await serve(['loopback'])
  const { id, here } = await call(given)
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(here).toBe(id)
})

test('an id of anybody else is replaced', async () => {
  const call = await serve([])
  expect((await call('edge-7')).id).toMatch(/^[0-9a-f-]{36}$/)
})
