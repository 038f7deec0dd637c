import type { Progress } from '#contract/book'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { publish } from '../../../kernel/events/publish.ts'
import { bookEvents } from '../topics.ts'
import { upsertProgress } from './store.ts'

/** Says how far work on a book is: the row that its flags are read from, and the event, become true together. */
export async function setProgress(
  sql: Sql,
  { now }: Pick<Deps, 'now'>,
  bid: string,
  what: Progress['what'],
  { done, of, state, why }: Omit<Progress, 'what'>,
): Promise<void> {
  const row = { bid, what, done, total: of, state, why: why ?? null, updatedAt: now() }
  await sql.transaction(async tx => {
    await upsertProgress(tx, row)
    await publish(tx, bookEvents, bid, {
      event: 'progress',
      data: { what, done, of, state, ...(why !== undefined && { why }) },
    })
  })
}
