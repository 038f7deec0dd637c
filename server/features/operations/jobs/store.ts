import { eq, inArray } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { users } from '../../account/users/schema.ts'
import { imports } from '../../library/imports/schema.ts'

/** Names of people, by id. */
export async function readNames(db: Sql, uids: readonly string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map()
  const rows = await db
    .select({ uid: users.uid, name: users.name })
    .from(users)
    .where(inArray(users.uid, [...uids]))
  return new Map(rows.map(({ uid, name }) => [uid, name]))
}

/** Ids of the books that imports go into, by that of the import. */
export async function readBooksOfImports(
  db: Sql,
  importIds: readonly string[],
): Promise<Map<string, string>> {
  if (importIds.length === 0) return new Map()
  const rows = await db
    .select({ importId: imports.importId, bid: imports.bid })
    .from(imports)
    .where(inArray(imports.importId, [...importIds]))
  return new Map(rows.map(({ importId, bid }) => [importId, bid]))
}

/** Ids of the imports of a book. */
export async function listImportsOf(db: Sql, bid: string): Promise<string[]> {
  const rows = await db.select({ importId: imports.importId }).from(imports).where(eq(imports.bid, bid))
  return rows.map(({ importId }) => importId)
}
