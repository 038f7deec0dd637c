import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { FindingKind } from '#domain/privacy/private-findings'
import { inPortions } from '../../../in-portions.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { keptFindings } from './schema.ts'

/** Tells what is kept: in an item, or all over the book. */
export async function keptIn(
  db: Sql,
  bid: string,
): Promise<(finding: { kind: FindingKind; text: string }, itemId: string) => boolean> {
  const rows = await listKept(db, bid)
  const keys = new Set(rows.map(({ kind, text, itemId }) => keyOf(kind, text, itemId)))
  return ({ kind, text }, itemId) => keys.has(keyOf(kind, text, '')) || keys.has(keyOf(kind, text, itemId))
}

export type Kept = Pick<typeof keptFindings.$inferSelect, 'kind' | 'text' | 'itemId'>

export async function listKept(db: Sql, bid: string): Promise<Kept[]> {
  const { kind, text, itemId } = keptFindings
  return db
    .select({ kind, text, itemId })
    .from(keptFindings)
    .where(eq(keptFindings.bid, bid))
    .orderBy(asc(kind), asc(text), asc(itemId))
}

/** Those that are kept already stay so. */
export async function insertKept(tx: Sql, bid: string, kept: readonly Kept[]): Promise<void> {
  for (const portion of inPortions(kept, rowsAtOnce))
    await tx
      .insert(keptFindings)
      .values(portion.map(({ kind, text, itemId }) => ({ bid, kind, text, itemId })))
      .onConflictDoNothing()
}

/** Keeps texts of a kind in one item, or, with an empty id, all over the book. */
export async function keepFindings(
  tx: Sql,
  bid: string,
  kind: FindingKind,
  texts: readonly string[],
  itemId: string,
): Promise<void> {
  const kept = texts.map(text => ({ kind, text, itemId }))
  await insertKept(tx, bid, kept)
}

/** Asks again for texts of a kind: in one item, or everywhere. */
export async function askAgain(
  tx: Sql,
  bid: string,
  kind: FindingKind,
  texts: readonly string[],
  itemId?: string,
): Promise<void> {
  for (const portion of inPortions(texts, rowsAtOnce))
    await tx
      .delete(keptFindings)
      .where(
        and(
          eq(keptFindings.bid, bid),
          eq(keptFindings.kind, kind),
          inArray(keptFindings.text, portion),
          itemId === undefined ? undefined : eq(keptFindings.itemId, itemId),
        ),
      )
}

/** What is kept of a book is kept of its copy. */
export async function copyKept(tx: Sql, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    insert into kept_findings (bid, kind, text, item_id)
    select ${to}, kind, text, item_id from kept_findings where bid = ${from}`)
}

const rowsAtOnce = 500

const keyOf = (kind: FindingKind, text: string, itemId: string) => `${kind}\u0000${itemId}\u0000${text}`
