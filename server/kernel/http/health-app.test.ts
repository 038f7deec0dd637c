import { expect, onTestFinished, test } from 'vitest'
import { healthApp } from './health-app.ts'

test('a worker tells its health to all, its figures and what it looks at to this machine, and nothing else', async () => {
  const inside = { metricsFrom: ['loopback'], trustedProxies: [] }
  const app = healthApp(inside, { database: async () => ({ ready: true, state: 'up' }) })
  onTestFinished(() => app.close())
  const get = async (url: string, remoteAddress: string) => {
    const { statusCode, body } = await app.inject({ url, remoteAddress })
    return { status: statusCode, body }
  }
  const [here, elsewhere] = ['127.0.0.1', '203.0.113.9']
  expect(await get('/health/ready', elsewhere)).toEqual({ status: 200, body: '{"ready":true}' })
  expect(JSON.parse((await get('/health/ready', here)).body)).toHaveProperty('database')
  expect((await get('/metrics', elsewhere)).status).toBe(404)
  expect((await get('/metrics', here)).body).toContain('process_resident_memory_bytes')
  expect((await get('/api/0.1/', here)).status).toBe(404)
})
