import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { ImportVia } from '#domain/catalogue/networks'
import type { Sql } from '../../../kernel/db/connect.ts'
import { type BookRow, books } from '../books/schema.ts'
import { uploads } from '../uploads/schema.ts'
import { type ImportRow, imports, importTroubles, receiptLines } from './schema.ts'

// Imports, and what stood in their way. Their receipts and the places of live ones stand in files of their own.

/** The person into whose book it goes. */
export async function ownerOfImport(db: Sql, importId: string): Promise<string | undefined> {
  const [book] = await db
    .select({ uid: books.uid })
    .from(imports)
    .innerJoin(books, eq(books.bid, imports.bid))
    .where(eq(imports.importId, importId))
  return book?.uid
}

export async function readImport(db: Sql, importId: string): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(imports).where(eq(imports.importId, importId))
  return row
}

/** After the lock of its book, where both are taken. */
export async function lockImport(tx: Sql, importId: string): Promise<ImportRow | undefined> {
  const [row] = await tx.select().from(imports).where(eq(imports.importId, importId)).for('no key update')
  return row
}

/** In no order. */
export async function listImports(db: Sql, importIds: readonly string[]): Promise<ImportRow[]> {
  return db
    .select()
    .from(imports)
    .where(inArray(imports.importId, [...importIds]))
}

/** The first begun first. */
export async function listImportsOfBook(db: Sql, bid: string): Promise<ImportRow[]> {
  return db.select().from(imports).where(eq(imports.bid, bid)).orderBy(imports.startedAt)
}

/** The last begun first, as many as anybody looks at. */
export async function listLastImports(db: Sql, bid: string): Promise<ImportRow[]> {
  return db
    .select()
    .from(imports)
    .where(eq(imports.bid, bid))
    .orderBy(desc(imports.startedAt), desc(imports.importId))
    .limit(200)
}

/** Those of a book that wait for their turn, the first asked first. */
export async function listWaitingImports(db: Sql, bid: string): Promise<ImportRow[]> {
  return db
    .select()
    .from(imports)
    .where(and(eq(imports.bid, bid), eq(imports.state, 'waiting')))
    .orderBy(imports.startedAt)
}

/** Those of a book that tell of archives of which nothing came in. */
export async function listUselessImports(db: Sql, bid: string): Promise<ImportRow[]> {
  return db
    .select()
    .from(imports)
    .where(and(eq(imports.bid, bid), inArray(imports.why, ['empty-archive', 'unused-part'])))
}

/** Whether anything is being imported into a book of a person, or waits for it. */
export async function isImporting(db: Sql, uid: string): Promise<boolean> {
  const [running] = await db
    .select({ importId: imports.importId })
    .from(imports)
    .innerJoin(books, eq(books.bid, imports.bid))
    .where(and(eq(books.uid, uid), inArray(imports.state, [...statesUnderWay])))
    .limit(1)
  return running !== undefined
}

/** Whether another import of the book runs. */
export async function isOtherRunning(db: Sql, { bid, importId }: ImportRow): Promise<boolean> {
  const [other] = await db
    .select({ importId: imports.importId })
    .from(imports)
    .where(and(eq(imports.bid, bid), eq(imports.state, 'running'), ne(imports.importId, importId)))
    .limit(1)
  return other !== undefined
}

/** Whether another import of the book reads archives, or will. */
export async function isOtherReadingArchives(
  db: Sql,
  { bid, importId }: Pick<ImportRow, 'bid' | 'importId'>,
): Promise<boolean> {
  const [other] = await db
    .select({ importId: imports.importId })
    .from(imports)
    .where(and(eq(imports.via, 'archive'), ...otherUnderWay(bid, importId)))
    .limit(1)
  return other !== undefined
}

/** Names of the archives that other imports of the book read, or will. */
export async function listArchivesOfOthers(db: Sql, { bid, importId }: ImportRow): Promise<string[]> {
  const rows = await db
    .select({ name: uploads.name })
    .from(uploads)
    .innerJoin(imports, sql`${imports.request} -> 'uploads' ? ${uploads.uploadId}`)
    .where(and(eq(uploads.bid, bid), ...otherUnderWay(bid, importId)))
  return rows.map(row => row.name)
}

function otherUnderWay(bid: string, importId: string) {
  return [eq(imports.bid, bid), ne(imports.importId, importId), inArray(imports.state, [...statesUnderWay])]
}

const statesUnderWay = ['waiting', 'running', 'arriving'] as const

/** The import that was asked first of those that wait and were not begun early. */
export async function lockWaitingImport(
  tx: Sql,
  bid: string,
  via: ImportVia,
): Promise<ImportRow | undefined> {
  const [row] = await tx
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.bid, bid),
        eq(imports.via, via),
        eq(imports.state, 'waiting'),
        sql`not (${imports.request} ? 'early')`,
      ),
    )
    .orderBy(imports.startedAt)
    .limit(1)
    .for('no key update')
  return row
}

/** The last import that was to read this upload. */
export async function lockImportOfUpload(
  tx: Sql,
  bid: string,
  uploadId: string,
): Promise<ImportRow | undefined> {
  const [row] = await tx
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.bid, bid),
        eq(imports.via, 'archive'),
        sql`${imports.request} -> 'uploads' ? ${uploadId}::text`,
      ),
    )
    .orderBy(desc(imports.startedAt))
    .limit(1)
    .for('no key update')
  return row
}

/** Those of all books that wait for more of an archive whose upload is gone. */
export async function lockForsakenImports(tx: Sql): Promise<ImportRow[]> {
  return tx
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.state, 'arriving'),
        sql`not exists (select from uploads where ${imports.request} -> 'uploads' ? uploads.upload_id)`,
      ),
    )
    .for('no key update')
}

export async function insertImport(tx: Sql, row: typeof imports.$inferInsert): Promise<void> {
  await tx.insert(imports).values(row)
}

export async function updateImport(
  tx: Sql,
  importId: string,
  change: Partial<Pick<ImportRow, 'state' | 'why' | 'figures' | 'request' | 'names' | 'endedAt'>>,
): Promise<void> {
  await tx.update(imports).set(change).where(eq(imports.importId, importId))
}

/** One that is there stays as it is. */
export async function insertTroubles(
  tx: Sql,
  troubles: readonly (typeof importTroubles.$inferInsert)[],
): Promise<void> {
  if (troubles.length === 0) return
  await tx
    .insert(importTroubles)
    .values([...troubles])
    .onConflictDoNothing()
}

export async function deleteTroubles(tx: Sql, importId: string): Promise<void> {
  await tx.delete(importTroubles).where(eq(importTroubles.importId, importId))
}

/** The book that a line of a receipt belongs to. */
export async function findBookOfLine(db: Sql, lineId: string): Promise<BookRow | undefined> {
  const [line] = await db
    .select({ book: books })
    .from(receiptLines)
    .innerJoin(books, eq(books.bid, receiptLines.bid))
    .where(eq(receiptLines.lineId, lineId))
  return line?.book
}
