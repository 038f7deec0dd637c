import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { publish } from '../../../kernel/events/publish.ts'
import { raiseRevision } from '../books/store.ts'
import { bookEvents, contentChanged } from '../topics.ts'

/**
 * After content or design changed: a new revision, and all told: the features above of the months, who looks at the book of
 * what changed and who did it. Gives the revision; 0 where the book is gone.
 */
export async function touchBook(
  tx: Sql,
  { events, now }: Pick<Deps, 'events' | 'now'>,
  bid: string,
  change: { months: readonly string[]; items: readonly string[]; by: string },
): Promise<number> {
  const { by } = change
  const [months, items] = [[...change.months], [...change.items]]
  const revision = await raiseRevision(tx, bid, now())
  // deleted meanwhile: nobody looks at it any more
  if (revision === undefined) return 0
  if (months.length > 0) await events.emit(tx, contentChanged, { bid, months })
  await publish(tx, bookEvents, bid, { event: 'changed', data: { revision, months, items, by } })
  return revision
}
