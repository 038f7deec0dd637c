import { and, desc, eq } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { changes } from '../schema.ts'
import type { BookState } from '../stored.ts'

export interface Step {
  /** Locale key `steps.<label>`. */
  label:
    | 'edit'
    | 'photos'
    | 'date'
    | 'delete'
    | 'recover'
    | 'choose'
    | 'cover'
    | 'inserts'
    | 'typeset'
    | 'patch'
    | 'take'
  /** Steps of the same run, one after the other, are one. */
  run?: string | undefined
  before: BookState
  after: BookState
}

/** Remembers a step of undo. What was taken back before can then not be made again. */
export async function recordChange(tx: Sql, bid: string, step: Step, now: Date): Promise<void> {
  const { rowCount } = await tx.delete(changes).where(and(eq(changes.bid, bid), eq(changes.undone, true)))
  const [last] = await tx
    .select()
    .from(changes)
    .where(eq(changes.bid, bid))
    .orderBy(desc(changes.seq))
    .limit(1)
  if (step.run !== undefined && last?.run === step.run && last.label === step.label && !rowCount) {
    const before = merged(step.before, last.before)
    const after = merged(last.after, step.after)
    await tx.update(changes).set({ before, after, changedAt: now }).where(eq(changes.seq, last.seq))
    return
  }
  await tx.insert(changes).values({
    bid,
    label: step.label,
    run: step.run ?? null,
    before: step.before,
    after: step.after,
    undone: false,
    changedAt: now,
  })
}

/** Both states, the second over the first. */
function merged(under: BookState, over: BookState): BookState {
  const ids = new Set([...Object.keys(under.items ?? {}), ...Object.keys(over.items ?? {})])
  const items = Object.fromEntries([...ids].map(id => [id, { ...under.items?.[id], ...over.items?.[id] }]))
  return { ...under, ...over, ...(ids.size > 0 && { items }) }
}
