import type { Progress } from '#contract/book'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { publish } from '../../../kernel/events/publish.ts'
import { progress } from '../schema.ts'
import { bookEvents } from '../topics.ts'

/** Says how far work on a book is: the row that its flags are read from, and the event, become true together. */
export async function setProgress(
  sql: Sql,
  { now }: Pick<Deps, 'now'>,
  bid: string,
  what: Progress['what'],
  { done, of, state, why }: Omit<Progress, 'what'>,
): Promise<void> {
  const row = { done, total: of, state, why: why ?? null, updatedAt: now() }
  await sql.transaction(async tx => {
    await tx
      .insert(progress)
      .values({ bid, what, ...row })
      .onConflictDoUpdate({ target: [progress.bid, progress.what], set: row })
    await publish(tx, bookEvents, bid, {
      event: 'progress',
      data: { what, done, of, state, ...(why !== undefined && { why }) },
    })
  })
}
