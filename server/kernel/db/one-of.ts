import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check } from 'drizzle-orm/pg-core'

/** A check that a column holds one of some words; named as PostgreSQL names it by itself. */
export function oneOf(table: string, column: AnyPgColumn, words: readonly string[]) {
  return check(`${table}_${column.name}_check`, sql`${column} in (${listOf(words)})`)
}

/** Written out: a definition takes no parameters. The words come from code, and quotes are doubled all the same. */
function listOf(words: readonly string[]): SQL {
  return sql.raw(words.map(word => `'${word.replaceAll("'", "''")}'`).join(', '))
}
