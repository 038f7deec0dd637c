import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { bossQueuesOf } from './boss-queues.ts'
import { endForGood } from './end-for-good.ts'
import { enqueue } from './enqueue.ts'
import type { Job } from './job.ts'
import type { Jobs } from './queue.ts'
import { wakeWorkers } from './wake-workers.ts'

export { type Job, job } from './job.ts'

export interface JobQueue extends Jobs {
  boss: PgBoss
}

/** Makes the queues of all jobs of the server. Only what `works` takes jobs back and watches the clock. */
export async function startJobs(
  url: string,
  jobs: readonly Job[],
  { works, onError }: { works: boolean; onError(error: Error): void },
): Promise<JobQueue> {
  const boss = new PgBoss({
    ...connectionsTo(url),
    schema: 'jobs',
    persistWarnings: false,
    schedule: works,
    supervise: works,
    // a pass is only given after more than the second: the first must be the longer
    superviseIntervalSeconds: 3,
    monitorIntervalSeconds: 2,
  })
  boss.on('error', onError)
  await inTurn(url, async () => {
    await boss.start()
    const queueNames = new Set((await boss.getQueues()).map(queue => queue.name))
    for (const { name, ...options } of jobs.flatMap(bossQueuesOf)) {
      if (queueNames.has(name)) await boss.updateQueue(name, options)
      else await boss.createQueue(name, options)
    }
  })
  const parts = { boss, wake: wakeWorkers(boss.getDb()) }
  return {
    boss,
    enqueue: (tx, queue, payload, options) => enqueue(parts, tx, queue, payload, options),
    giveUp: (tx, job, message) => endForGood(boss, tx, job, { message }),
    async forget(tx, { name, id }) {
      await boss.deleteJob(name, id, { db: fromDrizzle(tx, sql) })
    },
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}

/**
 * Connections by which pg-boss takes jobs and notes how they end, which it hands to its pool as they are (jobs.test.ts). Nothing that they
 * write waits for the disk: what PostgreSQL forgets as it dies is done again. Jobs are left on the connection of who leaves them.
 */
const connectionsTo = (url: string) => ({
  connectionString: url,
  max: 4,
  onConnect: (client: Client) => client.query('set synchronous_commit = off'),
})

/** Any number that nothing else locks by. */
const lockNumber = 724_115_004

/** One process of a database after another: pg-boss makes and upgrades its tables by statements of which all but the first fail. */
async function inTurn(url: string, begin: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, keepAlive: true })
  // where it breaks, so do the connections of what begins
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    await begin()
  } finally {
    await client.end()
  }
}
