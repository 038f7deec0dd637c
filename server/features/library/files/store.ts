import { and, countDistinct, eq, inArray, isNull, lt, lte, min, sql } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { images, pictures } from '../images/schema.ts'
import { type FileKind, fileRemovals, fileUses } from './schema.ts'

/** Whose a file is: a book's, a person's beside his books, or nobody's and needed by something with a name, as an order. */
export type FileOwner = { bid: string } | { uid: string } | { need: string }

export interface NotedUse {
  kind: FileKind
  key: string
  holder: 'put' | 'cache'
  days: number
}

/**
 * Notes that something of an owner needs a file for some days, before its bytes are there; false where the owner is gone. Nobody
 * removes the file in this moment: see sweep-files.ts.
 */
export async function noteUse(db: Sql, owner: FileOwner, use: NotedUse): Promise<boolean> {
  return noteUses(db, owner, [use])
}

/** The same for several files at once, each of them another. */
export async function noteUses(db: Sql, owner: FileOwner, uses: readonly NotedUse[]): Promise<boolean> {
  const of = nameOfOwner(owner)
  return db.transaction(async tx => {
    const keys = uses.map(({ key }) => key)
    await tx.execute(sql`
      select pg_advisory_xact_lock_shared(${fileLocks}, lock) from (${locksOf(keys)}) as locks`)
    const noted = uses.map(({ kind, key, holder, days }) => ({ holder: `${holder} ${of}`, kind, key, days }))
    const { rowCount } = await tx.execute(sql`
      with owner as materialized (${rowOfOwner(owner)})
      insert into file_uses (holder, kind, key, uid, bid, until)
      select n.holder, n.kind, n.key, o.uid, o.bid, now() + make_interval(days => n.days)
      from owner as o, jsonb_to_recordset(${JSON.stringify(noted)}::jsonb)
        as n (holder text, kind text, key text, days int)
      on conflict (holder, kind, key) do update set until = excluded.until`)
    return rowCount === uses.length
  })
}

const nameOfOwner = (owner: FileOwner) =>
  'bid' in owner ? owner.bid : 'uid' in owner ? owner.uid : owner.need

function rowOfOwner(owner: FileOwner) {
  if ('bid' in owner) return sql`select uid, bid from books where bid = ${owner.bid} for key share`
  if ('uid' in owner) return sql`select uid, null as bid from users where uid = ${owner.uid} for key share`
  return sql`select null as uid, null as bid`
}

/** Whether something needs each of these originals; those that nothing does, the sweep looks at again. */
export async function removeUnlessUsed(db: Sql, keys: readonly string[]): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into file_removals (kind, key, due_at) select 'files', put.key, now()
    from unnest(${sql.param(keys)}::text[]) as put (key)
    where not exists (select from file_uses where file_uses.key = put.key and kind = 'files')`)
  return rowCount === 0
}

/** Ends what was noted while an original was on its way to the row that needs it now. */
export async function endPut(tx: Sql, owner: FileOwner, sha256: string): Promise<void> {
  const holder = `put ${nameOfOwner(owner)}`
  await tx
    .delete(fileUses)
    .where(and(eq(fileUses.holder, holder), eq(fileUses.kind, 'files'), eq(fileUses.key, sha256)))
}

/** Those of these pictures that a book has: in its entries, in its steps of undo, in its design. */
export async function listHeldPictures(db: Sql, bid: string, sha256s: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ key: fileUses.key })
    .from(fileUses)
    .where(
      and(
        eq(fileUses.bid, bid),
        eq(fileUses.kind, 'files'),
        inArray(fileUses.key, [...sha256s]),
        isNull(fileUses.until),
      ),
    )
  return rows.map(({ key }) => key)
}

export interface FileName {
  kind: FileKind
  key: string
}

/** Ends the uses that were noted for some days only. */
export async function deleteEndedUses(db: Sql): Promise<void> {
  await db.delete(fileUses).where(lt(fileUses.until, sql`now()`))
}

/** What may be needed no more, the first noted first; ages are told by the database's clock. */
export async function listDueRemovals(db: Sql, most: number): Promise<FileName[]> {
  return db
    .select({ kind: fileRemovals.kind, key: fileRemovals.key })
    .from(fileRemovals)
    .where(lte(fileRemovals.dueAt, sql`now()`))
    .groupBy(fileRemovals.kind, fileRemovals.key)
    .orderBy(min(fileRemovals.seq))
    .limit(most)
}

/** Whoever would note a use of one of these waits for the end of the transaction; the other way round, too. */
export async function lockFiles(tx: Sql, files: readonly FileName[]): Promise<void> {
  const keys = files.map(({ key }) => key)
  await tx.execute(sql`
    select pg_advisory_xact_lock(${fileLocks}, lock) from (${locksOf(keys)}) as locks`)
}

/** In one order for all, so that two who lock several do not wait for each other. */
const locksOf = (keys: readonly string[]) =>
  sql`select distinct hashtext(key) as lock from unnest(${sql.param(keys)}::text[]) as key order by 1`

export async function listNeeded(tx: Sql, files: readonly FileName[]): Promise<FileName[]> {
  return tx
    .selectDistinct({ kind: fileUses.kind, key: fileUses.key })
    .from(fileUses)
    .where(
      inArray(
        fileUses.key,
        files.map(({ key }) => key),
      ),
    )
}

/** Those that are due now; what was noted since waits for its own time. */
export async function deleteDueRemovals(tx: Sql, files: readonly FileName[]): Promise<void> {
  const keys = files.map(({ key }) => key)
  await tx
    .delete(fileRemovals)
    .where(and(inArray(fileRemovals.key, keys), lte(fileRemovals.dueAt, sql`now()`)))
}

/** Whoever puts one of these into a book waits for the end of the transaction (own-images.ts). */
export async function lockImageRows(tx: Sql, imageIds: readonly string[]): Promise<void> {
  await tx
    .select({ imageId: images.imageId })
    .from(images)
    .where(inArray(images.imageId, [...imageIds]))
    .orderBy(images.imageId)
    .for('update')
}

/** The rows of what is removed: of images by their id, of originals by their sha256. */
export async function deleteRowsOf(tx: Sql, files: readonly FileName[]): Promise<void> {
  const keysOf = (kind: FileKind) => files.filter(file => file.kind === kind).map(({ key }) => key)
  await tx.delete(images).where(inArray(images.imageId, keysOf('images')))
  await tx.delete(pictures).where(inArray(pictures.sha256, keysOf('files')))
}

/** Class of the locks of files, beside those of imports and jobs (7402, 7403). */
const fileLocks = 7_404

/** Pictures of a user, each once: those in books, and those put into none. */
export async function countPicturesOf(db: Sql, uid: string): Promise<number> {
  const [row] = await db
    .select({ pictures: countDistinct(fileUses.key) })
    .from(fileUses)
    .innerJoin(pictures, eq(pictures.sha256, fileUses.key))
    .where(and(eq(fileUses.uid, uid), eq(fileUses.kind, 'files')))
  return row?.pictures ?? 0
}
