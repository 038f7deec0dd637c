import { and, asc, eq, sql } from 'drizzle-orm'
import type { OrderedBinding } from '#domain/catalogue/bindings'
import { invariant } from '#domain/invariant'
import type { Sql } from '../../../kernel/db/connect.ts'
import { prepareOnce } from '../../../kernel/db/prepare-once.ts'
import { bookSnapshots, frozenBooks } from './schema.ts'

export type SnapshotRow = typeof bookSnapshots.$inferSelect
export type FrozenBook = typeof frozenBooks.$inferSelect

/** Whether it is there; one that is stays until the transaction ends. */
export async function hasSnapshot(tx: Sql, snapshotKey: string): Promise<boolean> {
  const [row] = await sharedSnapshot(tx).execute({ snapshotKey })
  return row !== undefined
}

const sharedSnapshot = prepareOnce(tx =>
  tx
    .select({ key: bookSnapshots.snapshotKey })
    .from(bookSnapshots)
    .where(eq(bookSnapshots.snapshotKey, sql.placeholder('snapshotKey')))
    .for('key share')
    .prepare('shared_snapshot'),
)

export async function readSnapshotRow(db: Sql, snapshotKey: string): Promise<SnapshotRow> {
  const [row] = await db.select().from(bookSnapshots).where(eq(bookSnapshots.snapshotKey, snapshotKey))
  invariant(row, 'a snapshot that was taken stays')
  return row
}

/** Copies what the book prints now, inside the database; false where the same book was taken before. */
export async function takeContent(
  tx: Sql,
  { snapshotKey, bid, settings, months }: Pick<SnapshotRow, 'snapshotKey' | 'bid' | 'settings' | 'months'>,
): Promise<boolean> {
  const written = JSON.stringify(settings)
  const { rowCount } = await tx.execute(sql`
    insert into book_snapshots (snapshot_key, bid, settings, content, months, files)
    select ${snapshotKey}, ${bid}, ${written}::jsonb, content, ${JSON.stringify(months)}::jsonb,
      array(select pictures_in(jsonb_build_array(content, ${written}::jsonb)))
    from (
      select coalesce(jsonb_agg(jsonb_build_object('itemId', item_id, 'version', version, 'month', month,
        'original', original, 'edits', edits) order by month, time, item_id), '[]') as content
      from items where bid = ${bid} and chosen and not deleted and not pending) as printed
    on conflict do nothing`)
  return rowCount === 1
}

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

export async function insertFrozenBook(tx: Sql, book: FrozenBook): Promise<void> {
  await tx.insert(frozenBooks).values(book).onConflictDoNothing()
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
