import { sql as drizzleSql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../db/connect.ts'
import type { Queue } from './queue.ts'

/** A kind of work with what does it; safe to run twice (style 13). */
export interface Job<P = unknown> extends Queue<P> {
  /** How many of it a worker does side by side. */
  beside: number
  run(payload: P, deps: Deps): Promise<void>
  /** After the last try: says to the person what went wrong. */
  failed?(payload: P, error: Error, deps: Deps): Promise<void>
}

export function job<P>(one: Job<P>): Job<P> {
  return one
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
    async enqueue<P>(sql: Sql, { name }: Queue<P>, payload: P) {
      await boss.send(name, Object(payload), { db: fromDrizzle(sql, drizzleSql) })
    },
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}

/** Tries after the first. A killed worker's job is put back without counting (take-back-jobs). */
export const retryLimit = 2
