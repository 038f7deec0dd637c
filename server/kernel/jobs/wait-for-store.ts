import type { PgBoss } from 'pg-boss'
import { z } from 'zod'
import { mostTries } from './boss-queues.ts'
import { failuresOf } from './job-output.ts'
import type { JobRow } from './take-job.ts'

/**
 * A job that the store of files kept from its work waits, and no try of it is counted; each pause is twice the one before, up to a
 * minute. One that is taken again asks the store first (run-job.ts), so that little is done in vain.
 */
export async function waitForStore(boss: PgBoss, row: JobRow, message: string): Promise<void> {
  const { name, id, output, retryCount } = row
  const waits = waitsOf(output)
  await boss.fail(name, id, { failures: failuresOf(output), waits: waits + 1, message })
  // pg-boss counts it all the same: as many tries as ever are left
  await boss.update(name, undefined, {
    id,
    startAfter: pauseSeconds(waits),
    retryLimit: retryCount + 1 + mostTries,
  })
}

/** How often in a row the job waited for the store; 0 of one that does not. */
export function waitsOf(output: unknown): number {
  return z.object({ waits: z.int() }).safeParse(output).data?.waits ?? 0
}

/** After so many waits in a row. */
export function pauseSeconds(waits: number): number {
  return Math.min(mostSeconds, firstSeconds * 2 ** Math.min(waits, 10))
}

const firstSeconds = 2
const mostSeconds = 60
