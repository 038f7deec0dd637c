import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import { invariant } from '#domain/invariant'
import type { Sql } from './connect.ts'
import { prepareOnce } from './prepare-once.ts'

/**
 * Writes a row by a statement that is prepared once (prepareOnce): all its columns, or `only` some, where the others get what they have
 * when nothing is said. Gives how many rows were written: 0 where `unlessThere` is set and the same is there.
 */
export function insertOnce<T extends PgTable, K extends keyof T['$inferSelect'] & string>(
  name: string,
  table: T,
  { only, unlessThere = false }: { only?: readonly K[]; unlessThere?: boolean } = {},
): (tx: Sql, row: Pick<T['$inferSelect'], K>) => Promise<number> {
  const columns = getTableColumns(table)
  const keys: readonly string[] = only ?? Object.keys(columns)
  const insert = prepareOnce(tx => {
    const values: Record<string, SQL> = {}
    for (const key of keys) values[key] = sql`${sql.placeholder(key)}`
    // each of the keys is a column
    const query = tx.insert(table).values(values as PgInsertValue<T>)
    return (unlessThere ? query.onConflictDoNothing() : query).prepare(name)
  })
  return async (tx, row) => {
    const values: Readonly<Record<string, unknown>> = row
    const written: Record<string, unknown> = {}
    for (const key of keys) {
      const column = columns[key]
      const value = values[key]
      invariant(column && value !== undefined, `${key} is a column that is given`)
      // encoders know no null
      written[key] = value === null ? null : column.mapToDriverValue(value)
    }
    const { rowCount } = await insert(tx).execute(written)
    return rowCount ?? 0
  }
}
