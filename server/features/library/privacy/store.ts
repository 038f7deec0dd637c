import { and, eq, inArray, sql } from 'drizzle-orm'
import type { FindingKind } from '#domain/privacy/private-findings'
import { inPortions } from '../../../in-portions.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { keptFindings } from './schema.ts'

/** Tells what is kept: in an item, or all over the book. */
export async function keptIn(
  db: Sql,
  bid: string,
): Promise<(finding: { kind: FindingKind; text: string }, itemId: string) => boolean> {
  const rows = await db.select().from(keptFindings).where(eq(keptFindings.bid, bid))
  const keys = new Set(rows.map(({ kind, text, itemId }) => keyOf(kind, text, itemId)))
  return ({ kind, text }, itemId) => keys.has(keyOf(kind, text, '')) || keys.has(keyOf(kind, text, itemId))
}

/** Keeps texts of a kind in one item, or, with an empty id, all over the book. */
export async function keepFindings(
  tx: Sql,
  bid: string,
  kind: FindingKind,
  texts: readonly string[],
  itemId: string,
): Promise<void> {
  for (const portion of inPortions(texts, rowsAtOnce))
    await tx
      .insert(keptFindings)
      .values(portion.map(text => ({ bid, kind, text, itemId })))
      .onConflictDoNothing()
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

/** People whom items of a book name, those who are named most first. */
export async function listNames(db: Sql, bid: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from items, jsonb_array_elements_text(original -> 'people') as name
    where bid = ${bid} and length(name) between 2 and 60
    group by name order by count(*) desc, name limit ${mostNames}`)
  return rows.map(({ name }) => name)
}

const rowsAtOnce = 500
/** Each is looked for in every text. */
const mostNames = 300

const keyOf = (kind: FindingKind, text: string, itemId: string) => `${kind}\u0000${itemId}\u0000${text}`
