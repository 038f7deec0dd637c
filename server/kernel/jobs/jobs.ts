import { sql as drizzleSql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../db/connect.ts'

/** A kind of work: id, schema, handler; safe to run twice (style 13). */
export interface Job<P = unknown> {
  name: string
  payload: z.ZodType<P>
  /** How many of it a worker does side by side. */
  beside: number
  run(payload: P, deps: Deps): Promise<void>
  /** After the last try: says to the person what went wrong. */
  failed?(payload: P, error: Error, deps: Deps): Promise<void>
}

export function job<P>(one: Job<P>): Job<P> {
  return one
}

/** Where work is left: a row in PostgreSQL, written by the transaction that needs it (architecture, decision 6). */
export interface Jobs {
  enqueue<P>(sql: Sql, job: Job<P>, payload: P): Promise<void>
  close(): Promise<void>
}

/** `names` are all jobs of the server: their queues are made if they are not there. */
export async function startJobs(url: string, names: readonly string[], onError: (error: Error) => void) {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    max: 4,
    useListenNotify: true,
    supervise: true,
    schedule: false,
    persistWarnings: false,
  })
  boss.on('error', onError)
  await boss.start()
  const known = new Set((await boss.getQueues()).map(queue => queue.name))
  for (const name of names) {
    if (!known.has(name))
      await boss.createQueue(name, { notify: true, retryLimit, retryDelay: 1, expireInSeconds: 6 * 3600 })
  }
  return {
    boss,
    async enqueue<P>(sql: Sql, one: Job<P>, payload: P) {
      await boss.send(one.name, Object(payload), { db: fromDrizzle(sql, drizzleSql) })
    },
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}

/** Tries after the first. A killed worker's job is put back without counting (take-back-jobs). */
export const retryLimit = 2
