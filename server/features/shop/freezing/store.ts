import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { OrderedBinding } from '#domain/catalogue/bindings'
import { invariant } from '#domain/invariant'
import type { Sql } from '../../../kernel/db/connect.ts'
import { givenColumns } from '../../../kernel/db/insert-once.ts'
import { prepareOnce } from '../../../kernel/db/prepare-once.ts'
import { bookSnapshots, frozenBooks } from './schema.ts'

export type SnapshotRow = typeof bookSnapshots.$inferSelect
export type FrozenBook = typeof frozenBooks.$inferSelect

/** With its content, until it is a file: of a book that did not change since it was ordered, what that has. */
export async function readSnapshotRow(db: Sql, snapshotKey: string): Promise<SnapshotRow> {
  const { content, sha256, bid } = bookSnapshots
  const [row] = await db
    .select({
      ...getTableColumns(bookSnapshots),
      // seen at the same moment: what changes the book takes its content before (migration 0055)
      content: sql<
        SnapshotRow['content']
      >`case when ${sha256} is null then coalesce(${content}, printed_content(${bid})) end`,
    })
    .from(bookSnapshots)
    .where(eq(bookSnapshots.snapshotKey, snapshotKey))
  invariant(row, 'a snapshot that was taken stays')
  return row
}

/**
 * The book of an order's line is this snapshot of a book as it is now, whose content stays with it until it changes. One that was taken for
 * an order before is there, and stays until the transaction ends: it is locked where it is looked for.
 */
export async function insertFrozenBook(
  tx: Sql,
  book: FrozenBook,
  { bid, settings, months }: Pick<SnapshotRow, 'bid' | 'settings' | 'months'>,
): Promise<void> {
  const texts = { settings: JSON.stringify(settings), months: JSON.stringify(months) }
  await frozenWithSnapshot(tx).execute({ ...frozen.written(book), bid, ...texts })
}

const frozen = givenColumns(frozenBooks)
const frozenWithSnapshot = prepareOnce(tx => {
  const given = (name: string) => sql.placeholder(name)
  // in the order of the columns
  const row = sql`${given('snapshotKey')}::text, ${given('bid')}::text, ${given('settings')}::jsonb, null::jsonb,
    ${given('months')}::jsonb, '{}'::text[], null::text, null::text, now()`
  const there = sql`select from book_snapshots where snapshot_key = ${given('snapshotKey')} for key share`
  const untaken = tx
    .insert(bookSnapshots)
    .select(sql`select ${row} where not exists (${there})`)
    .onConflictDoNothing()
  return tx
    .with(tx.$with('snapshot').as(untaken))
    .insert(frozenBooks)
    .values(frozen.placeholders)
    .onConflictDoNothing()
    .prepare('insert_frozen_book')
})

/** The snapshot is a file from now on; false where it was before. */
export async function storeContent(
  tx: Sql,
  snapshotKey: string,
  { sha256, cover, files }: { sha256: string; cover: string | null; files: string[] },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(bookSnapshots)
    .set({ sha256, cover, files, content: null, months: null })
    .where(and(eq(bookSnapshots.snapshotKey, snapshotKey), sql`${bookSnapshots.sha256} is null`))
  return rowCount === 1
}

/** The order needs its books no more. */
export async function deleteFrozenBooks(tx: Sql, oid: string): Promise<void> {
  await tx.delete(frozenBooks).where(eq(frozenBooks.oid, oid))
}

/** In the order of the lines. */
export async function listFrozenBooks(db: Sql, oid: string): Promise<FrozenBook[]> {
  return db.select().from(frozenBooks).where(eq(frozenBooks.oid, oid)).orderBy(asc(frozenBooks.seq))
}

/** Orders that have a book as this, so bound. */
export async function listOrdersOf(
  db: Sql,
  { snapshotKey, binding }: { snapshotKey: string; binding: OrderedBinding },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ oid: frozenBooks.oid })
    .from(frozenBooks)
    .where(and(eq(frozenBooks.snapshotKey, snapshotKey), eq(frozenBooks.binding, binding)))
    .orderBy(frozenBooks.oid)
  return rows.map(({ oid }) => oid)
}
