import pg from 'pg'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeDesign } from '#contract/design'
import { readBook } from '#contract/shelf'
import { type Studio, startStudio } from '../studio.ts'

let studio: Studio
beforeAll(async () => {
  // patient: how long the server is by itself, and that its patience ends, is tested where it asks (connect.test.ts)
  studio = await startStudio({ worker: false })
})
afterAll(() => studio.close())

/** A transaction outside of the server that holds the row of a book. */
async function lockOutside(bid: string): Promise<{ release(): Promise<void> }> {
  const client = await connected()
  await client.query('begin')
  await client.query('select from books where bid = $1 for update', [bid])
  return { release: () => client.end() }
}

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: studio.databaseUrl })
  await client.connect()
  return client
}

/** Ends the statements that wait for another, as PostgreSQL does when their time is over. */
async function cancelWaiting(client: pg.Client): Promise<void> {
  await client.query(
    'select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
  )
}

/** How many connections wait for another. */
async function countWaiting(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    'select count(*)::int as n from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
  )
  return rows[0].n
}

test('thirty calls for a locked book get 503 with a sentence, while other people and health are answered', async () => {
  const mine = await studio.firstBook('empty')
  const other = await studio.firstBook('demo')
  const change = (title: string) =>
    studio.call(changeDesign, {
      token: mine.token,
      params: { bid: mine.bid },
      body: { title },
      headers: { 'accept-language': 'en' },
    })
  const watcher = await connected()
  const lock = await lockOutside(mine.bid)
  const calls = Array.from({ length: 30 }, (_, i) => change(`書名 ${i}`))
  // half of the pool is all that one person can hold
  await expect.poll(() => countWaiting(watcher)).toBe(5)
  const answered: number[] = []
  for (const call of calls) call.then(({ status }) => answered.push(status))
  for (let reads = 0; reads < 20; reads += 1) {
    const read = await studio.call(readBook, { token: other.token, params: { bid: other.bid } })
    expect(read.status).toBe(200)
    const { statusCode, body } = await request(`${studio.origin}/health/ready`)
    expect([statusCode, await body.json()]).toEqual([200, expect.objectContaining({ ready: true })])
  }
  // behind them, nobody would have been answered before some of the thirty
  expect(answered).toEqual([])
  while (answered.length < calls.length) await cancelWaiting(watcher)
  const answers = await Promise.all(calls)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  expect(answers[0]?.body.errors).toEqual({
    code: 50300,
    name: 'serverBusy',
    message: 'The server is busy right now. Please try again in a moment',
  })
  await lock.release()
  await watcher.end()
  expect((await change('放開以後')).status).toBe(200)
})
