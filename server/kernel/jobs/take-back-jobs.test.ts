import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Connection, connect } from '#server/kernel/db/connect'
import { freshDatabase, type TestDatabase } from '../../../tests/database.ts'
import { startJobs } from './jobs.ts'
import { lockClass, takeBackJobs } from './take-back-jobs.ts'

let database: TestDatabase
let connection: Connection
let queue: Awaited<ReturnType<typeof startJobs>>
beforeAll(async () => {
  database = await freshDatabase()
  connection = connect(database.url, () => undefined)
  queue = await startJobs(database.url, ['bind', 'other'], () => undefined)
})
afterAll(async () => {
  await queue.close()
  await connection.close()
  await database.drop()
})

/** Takes a job as a worker does, up to the note of who has it. */
async function taken(name = 'bind'): Promise<string> {
  await queue.boss.send(name, {})
  const [job] = await queue.boss.fetch(name)
  return job?.id ?? ''
}

async function note(job: string, worker: number): Promise<void> {
  await connection.db.execute(sql`insert into job_holders (job_id, worker) values (${job}, ${worker})`)
}

async function workerThatLives(worker: number): Promise<pg.Client> {
  const life = new pg.Client({ connectionString: database.url })
  await life.connect()
  await life.query('select pg_advisory_lock($1, $2)', [lockClass, worker])
  return life
}

async function stateOf(job: string): Promise<unknown> {
  const { rows } = await connection.db.execute(sql`select state from jobs.job where id = ${job}`)
  return rows[0]?.state
}

const takeBack = () => takeBackJobs(connection.db, ['bind'])

test('a job stays with a worker that lives, and is taken back once when that one has ended', async () => {
  const life = await workerThatLives(1)
  const job = await taken()
  await note(job, 1)
  await takeBack()
  expect(await stateOf(job)).toBe('active')
  await life.end()
  // PostgreSQL lets go of the lock when it has noticed the end of the connection
  await expect.poll(takeBack).toBe(1)
  expect(await stateOf(job)).toBe('retry')
  expect(await takeBack()).toBe(0)
  const { rows } = await connection.db.execute(sql`select from job_holders where job_id = ${job}`)
  expect(rows).toEqual([])
  await queue.boss.deleteJob('bind', job)
})

test('a job that nobody noted before being killed is taken back by the next worker', async () => {
  const job = await taken()
  const next = await workerThatLives(2)
  onTestFinished(() => next.end())
  await takeBack()
  expect(await stateOf(job)).toBe('retry')
  await queue.boss.deleteJob('bind', job)
})

test('a worker that lived when a job was taken has a moment to note it', async () => {
  const life = await workerThatLives(3)
  onTestFinished(() => life.end())
  const job = await taken()
  await takeBack()
  expect(await stateOf(job)).toBe('active')
  await queue.boss.deleteJob('bind', job)
})

test('queues of others are left alone', async () => {
  const job = await taken('other')
  await takeBack()
  expect(await stateOf(job)).toBe('active')
})
