import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDeskActs } from '#contract/desk-acts'
import { readDeskService, readDeskStore, sweepDeskStore } from '#contract/desk-service'
import { newsJob } from '#server/features/operations/news/news-job'
import { type Connection, connect } from '#server/kernel/db/connect'
import { processSigns } from '#server/kernel/processes/schema'
import { productVersion } from '#server/product-version'
import { type Studio, startStudio } from '../studio.ts'
import { serveText } from './serve-text.ts'

// How the service and its store stand, for who runs it.

const newsUrl = 'http://127.0.0.1:9/never-asked'
let studio: Studio
let connection: Connection
let token: string
let uid: string
const staff: string[] = []
beforeAll(async () => {
  studio = await startStudio({ worker: false, staff, environment: { NEWS_URL: newsUrl } })
  connection = connect(studio.databaseUrl, error => {
    throw error
  })
  ;({ token, uid } = await studio.logIn('empty'))
  staff.push(uid)
})
afterAll(async () => {
  await connection.close()
  await studio.close()
})

const service = async () => (await studio.call(readDeskService, { token })).body.data
const store = async () => (await studio.call(readDeskStore, { token })).body.data

test('processes are seen while they live, and as lost when they gave no sign', async () => {
  await expect.poll(async () => (await service()).processes.length).toBe(1)
  const old = sql`now() - interval '2 minutes'`
  const lost = { processId: 'lost', kind: 'worker', host: 'b', version: '0.0.1' } as const
  const lostToo = { ...lost, processId: 'lost too', kind: 'api', host: '' } as const
  const times = { startedAt: old, seenAt: old }
  await connection.db.insert(processSigns).values([lost, lostToo].map(row => ({ ...row, ...times })))
  const { processes, checks } = await service()
  // each in its place, whichever was seen last
  expect(processes).toMatchObject([
    { process_id: 'lost too', kind: 'api', is_alive: false },
    { kind: 'api', version: productVersion, is_alive: true },
    { process_id: 'lost', kind: 'worker', is_alive: false },
  ])
  const check = (name: string) => checks.find((row: { name: string }) => row.name === name)
  expect(check('workers')).toMatchObject({ is_good: false, figure: 0 })
  expect(check('database')).toMatchObject({ is_good: true })
  expect(check('store')).toMatchObject({ is_good: true })
})

test('settings stand there with where they are from, and no secret', async () => {
  const { settings } = await service()
  const named = (name: string) => settings.find((row: { name: string }) => row.name === name)
  expect(named('NEWS_URL')).toEqual({ name: 'NEWS_URL', value: newsUrl, from: 'environment' })
  expect(named('SECRET')).toEqual({
    name: 'SECRET',
    value: null,
    from: expect.stringMatching(/secret|unset/),
  })
})

test('what nobody needs any more is counted and swept, and that is in the log', async () => {
  const key = 'a'.repeat(64)
  await connection.db.execute(
    sql`insert into pictures (sha256, bytes, width, height) values (${key}, 1000, 1, 1)`,
  )
  await connection.db.execute(
    sql`insert into file_removals (kind, key, due_at) values ('files', ${key}, now())`,
  )
  const before = await store()
  expect(before).toMatchObject({ kind: 'folder', reclaimable: { files: 1, bytes: 1000 } })
  const { removed, store: after } = (await studio.call(sweepDeskStore, { token })).body.data
  expect([removed, after.reclaimable.files]).toEqual([1, 0])
  const { acts } = (await studio.call(listDeskActs, { token, query: { act: 'sweepFiles' } })).body.data
  expect(acts).toMatchObject([{ who: { uid }, details: [{ name: 'removed', value: '1' }] }])
})

test('news of a newer version are asked for once, with nothing sent along, and only where an address is set', async () => {
  const world = await serveText(JSON.stringify({ version: '99.0.0', url: 'https://example.com/99' }))
  const run = (address?: string) =>
    // the job uses nothing else
    newsJob.run({}, {
      db: connection.db,
      now: () => new Date(),
      settings: address === undefined ? {} : { newsUrl: address },
    } as never)
  await run()
  expect((await service()).news).toEqual({ is_asked: true, asked_at: null, newer: null, failure: null })
  await run(world.address)
  expect(world.requests).toEqual([
    { method: 'GET', url: '/', headers: expect.not.objectContaining({ cookie: expect.anything() }) },
  ])
  expect(Object.keys(world.requests[0]?.headers ?? {}).toSorted()).toEqual(['connection', 'host'])
  expect((await service()).news).toMatchObject({
    newer: { version: '99.0.0', href: 'https://example.com/99' },
    failure: null,
  })
  await world.close()
})

test.each([
  ['is too long', ' '.repeat(100_000), 'too long'],
  ['is no JSON', '<html>', 'could not be parsed'],
  ['names no version', '{"version": "<script>"}', 'version'],
])('an answer that %s is no news, and what was known stays', async (_, body, why) => {
  const world = await serveText(body)
  // the job uses nothing else
  await newsJob.run({}, {
    db: connection.db,
    now: () => new Date(),
    settings: { newsUrl: world.address },
  } as never)
  await world.close()
  const { news } = await service()
  expect(news.failure).toContain(why)
  expect(news.newer).toMatchObject({ version: '99.0.0' })
})
