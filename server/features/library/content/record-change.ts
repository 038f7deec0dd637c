import { and, asc, desc, eq } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { BookState } from '../stored.ts'
import { changes } from './schema.ts'

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
    | 'treatment'
    | 'editing'
    | 'patch'
    | 'take'
    | 'privacy'
    | 'undo'
  /** Steps of the same run, one after the other, are one. */
  run?: string | undefined
  before: BookState
  after: BookState
}

/** Remembers a step of undo. What was taken back before is not lost: undo comes by it again. */
export async function recordChange(tx: Sql, bid: string, step: Step, now: Date): Promise<void> {
  const [undone, [last]] = await Promise.all([
    tx.select().from(changes).where(isUndone(bid)).orderBy(asc(changes.seq)),
    tx.select().from(changes).where(eq(changes.bid, bid)).orderBy(desc(changes.seq)).limit(1),
  ])
  if (undone.length > 0) await foldUndone(tx, bid, undone, now)
  else if (step.run !== undefined && last?.run === step.run && last.label === step.label) {
    const before = merged(step.before, last.before)
    const after = merged(last.after, step.after)
    await tx.update(changes).set({ before, after, changedAt: now }).where(eq(changes.seq, last.seq))
    return
  }
  await insertStep(tx, bid, step, now)
}

/** Of a book that becomes another one: its steps know nothing of that, and undo would put back whole what was before it. */
export async function deleteSteps(tx: Sql, bid: string): Promise<void> {
  await tx.delete(changes).where(eq(changes.bid, bid))
}

const isUndone = (bid: string) => and(eq(changes.bid, bid), eq(changes.undone, true))

/**
 * Steps that were taken back become steps that were made, followed by one that takes them back: a letter typed after an
 * undo leaves nothing that cannot be had again (decision 0065).
 */
async function foldUndone(
  tx: Sql,
  bid: string,
  undone: readonly Pick<Step, 'before' | 'after'>[],
  now: Date,
): Promise<void> {
  await tx.update(changes).set({ undone: false }).where(isUndone(bid))
  const before = undone.reduce<BookState>((state, step) => merged(state, step.after), {})
  const after = undone.reduceRight<BookState>((state, step) => merged(state, step.before), {})
  await insertStep(tx, bid, { label: 'undo', before, after }, now)
}

async function insertStep(tx: Sql, bid: string, { label, run, before, after }: Step, now: Date) {
  const row = { bid, label, run: run ?? null, before, after, undone: false, changedAt: now }
  await tx.insert(changes).values(row)
}

/** Both states, the second over the first. */
function merged(under: BookState, over: BookState): BookState {
  const ids = new Set([...Object.keys(under.items ?? {}), ...Object.keys(over.items ?? {})])
  const items = Object.fromEntries([...ids].map(id => [id, { ...under.items?.[id], ...over.items?.[id] }]))
  return { ...under, ...over, ...(ids.size > 0 && { items }) }
}
