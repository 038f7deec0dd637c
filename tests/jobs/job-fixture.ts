import { pino } from 'pino'
import { z } from 'zod'
import type { Deps } from '#server/deps'
import { connect } from '#server/kernel/db/connect'
import { startHub } from '#server/kernel/events/hub'
import { type Job, job } from '#server/kernel/jobs/jobs'
import { patienceMs } from '../patience.ts'

let jobs = 0

/** A job over `{ n }`, by a name of its own, whose tries are noted. */
export function notedJob(parts: Partial<Job<{ n: number }>> = {}): Job<{ n: number }> & { tries: number[] } {
  const tries: number[] = []
  const noted = job<{ n: number }>({
    name: `count-${++jobs}`,
    payload: z.object({ n: z.number() }),
    fairKey: 'nobody',
    urgency: 'interactive',
    concurrency: 1,
    run: async ({ n }) => void tries.push(n),
    ...parts,
  })
  return { ...noted, tries }
}

/** What a worker needs of the server to do such jobs. */
export async function jobDeps(databaseUrl: string): Promise<{ deps: Deps; close(): Promise<void> }> {
  const { db, close } = connect(databaseUrl, () => undefined)
  const hub = await startHub(databaseUrl, () => undefined, patienceMs)
  return {
    // the jobs of these tests use nothing else
    deps: { db, hub, log: pino({ level: 'silent' }) } as unknown as Deps,
    async close() {
      await hub.close()
      await close()
    },
  }
}
