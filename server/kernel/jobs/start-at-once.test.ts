import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../../tests/database.ts'
import { startJobs } from './jobs.ts'

test('processes that make the queues of an empty database at once make no statement fail', async () => {
  const { url, drop } = await freshDatabase({ empty: true })
  onTestFinished(drop)
  const errors: Error[] = []
  const onError = (error: Error) => void errors.push(error)
  const queues = await Promise.all([1, 2, 3].map(() => startJobs(url, [], { works: false, onError })))
  await Promise.all(queues.map(queue => queue.close()))
  expect(errors).toEqual([])
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  // a connection has counted what it did once it is gone
  const others = 'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  await expect.poll(async () => (await client.query(others)).rowCount, { timeout: 30_000 }).toBe(0)
  const { rows } = await client.query(
    'select xact_rollback::int as failed from pg_stat_database where datname = current_database()',
  )
  expect(rows).toEqual([{ failed: 0 }])
})
