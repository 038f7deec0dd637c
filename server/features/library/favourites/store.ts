import { and, asc, eq, sql } from 'drizzle-orm'
import { inPortions } from '../../../in-portions.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { favourites } from './schema.ts'

/** sha256 of each; no more than the book has pictures. */
export async function listFavourites(db: Sql, bid: string): Promise<string[]> {
  const rows = await db
    .select({ sha256: favourites.sha256 })
    .from(favourites)
    .where(eq(favourites.bid, bid))
    .orderBy(asc(favourites.sha256))
  return rows.map(({ sha256 }) => sha256)
}

export async function insertFavourites(tx: Sql, bid: string, pictures: readonly string[]): Promise<void> {
  for (const portion of inPortions(pictures, rowsAtOnce))
    await tx
      .insert(favourites)
      .values(portion.map(sha256 => ({ bid, sha256 })))
      .onConflictDoNothing()
}

export async function deleteFavourite(tx: Sql, bid: string, sha256: string): Promise<void> {
  await tx.delete(favourites).where(and(eq(favourites.bid, bid), eq(favourites.sha256, sha256)))
}

/** The stars of a book are those of its copy, too. */
export async function copyFavourites(tx: Sql, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    insert into favourites (bid, sha256) select ${to}, sha256 from favourites where bid = ${from}`)
}

const rowsAtOnce = 500
