import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * True where a column of texts is one of those that a prepared statement is given by this name. `= any($1)` alone is planned anew each
 * time: PostgreSQL takes a list that it does not know for one of ten, and so its plan for any list for dearer than one for the list given.
 */
export function among(column: AnyPgColumn, name: string): SQL {
  return sql`${column} = any(array(select unnest(${sql.placeholder(name)}::text[])))`
}
