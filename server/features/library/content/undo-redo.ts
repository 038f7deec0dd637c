import { and, asc, desc, eq } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import type { BookRow } from '../books/schema.ts'
import { lockBook, rereadBook, updateBook } from '../books/store.ts'
import type { BookState } from '../stored.ts'
import { listPrintedMonths } from './printed-items.ts'
import { changes } from './schema.ts'
import { touchBook } from './touch-book.ts'
import { lockItems, writeItems } from './write-items.ts'

export interface Stepped {
  months: string[]
  items: string[]
}

/** Takes the last step back. Steps are kept for good, so this works over reloads and without an end. */
export function undoStep(book: BookRow, by: string, deps: Deps): Promise<Stepped | Refused> {
  return move(book, by, deps, 'undo')
}

/** Makes the step again that was taken back last. */
export function redoStep(book: BookRow, by: string, deps: Deps): Promise<Stepped | Refused> {
  return move(book, by, deps, 'redo')
}

async function move(book: BookRow, by: string, deps: Deps, way: 'undo' | 'redo'): Promise<Stepped | Refused> {
  const { db, now } = deps
  return db.transaction(async tx => {
    // two presses at once take two steps, one after the other
    await lockBook(tx, book.bid)
    const [step] = await (way === 'undo' ? lastDone(tx, book.bid) : firstUndone(tx, book.bid))
    if (!step) return refuse(way === 'undo' ? 'nothingToUndo' : 'nothingToRedo')
    const done = await apply(tx, book, way === 'undo' ? step.before : step.after, now())
    await tx
      .update(changes)
      .set({ undone: way === 'undo' })
      .where(eq(changes.seq, step.seq))
    await touchBook(tx, deps, book.bid, { ...done, by })
    return done
  })
}

async function apply(tx: Sql, book: BookRow, state: BookState, now: Date): Promise<Stepped> {
  const states = new Map(Object.entries(state.items ?? {}))
  const rows = states.size > 0 ? await lockItems(tx, book.bid, [...states.keys()]) : []
  const months = await writeItems(tx, book, rows, states, now)
  const { design, typeset, span } = state
  // as it is now: the caller's may be older
  const edited = design && (await rereadBook(tx, book)).design.edited
  if (design || typeset || span)
    await updateBook(tx, book.bid, { ...(design && { design }), ...(typeset && { typeset }), ...span })
  const isAllChanged = design !== undefined && (design.edited ?? false) !== (edited ?? false)
  return { months: isAllChanged ? await listPrintedMonths(tx, book.bid) : months, items: [...states.keys()] }
}

const lastDone = (db: Sql, bid: string) =>
  db
    .select()
    .from(changes)
    .where(and(eq(changes.bid, bid), eq(changes.undone, false)))
    .orderBy(desc(changes.seq))
    .limit(1)

const firstUndone = (db: Sql, bid: string) =>
  db
    .select()
    .from(changes)
    .where(and(eq(changes.bid, bid), eq(changes.undone, true)))
    .orderBy(asc(changes.seq))
    .limit(1)
