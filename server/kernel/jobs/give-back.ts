import type { PgBoss } from 'pg-boss'
import type { Db } from '../db/connect.ts'
import { endTries } from './count-tries.ts'
import { countOutcome } from './job-outcomes.ts'
import { failuresOf } from './job-output.ts'
import type { JobRow } from './take-job.ts'

/** Jobs that did not end are done again by who takes them: they neither failed nor killed anybody. */
export async function giveBack(boss: PgBoss, db: Db, rows: readonly JobRow[], why: string): Promise<void> {
  await endTries(
    db,
    rows.map(({ id }) => id),
  )
  for (const { name, id, output } of rows) {
    await boss.fail(name, id, { failures: failuresOf(output), message: why })
    countOutcome(name, 'given-back')
  }
}
