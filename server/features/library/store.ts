import { eq } from 'drizzle-orm'
import type { Sql } from '../../kernel/db/connect.ts'
import { type BookRow, books, type ImportRow, imports } from './schema.ts'

// What many use cases read of books and imports, one row at a time.

export async function readBook(db: Sql, bid: string): Promise<BookRow | undefined> {
  const [book] = await db.select().from(books).where(eq(books.bid, bid))
  return book
}

/** The book as it is, and nobody else changes it before the transaction ends; what only refers to it goes on. */
export async function lockBook(tx: Sql, bid: string): Promise<BookRow | undefined> {
  const [book] = await tx.select().from(books).where(eq(books.bid, bid)).for('no key update')
  return book
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
