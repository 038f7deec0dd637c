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
  const given = givenColumns(table, only)
  const insert = prepareOnce(tx => {
    const query = tx.insert(table).values(given.placeholders)
    return (unlessThere ? query.onConflictDoNothing() : query).prepare(name)
  })
  return async (tx, row) => {
    const { rowCount } = await insert(tx).execute(given.written(row))
    return rowCount ?? 0
  }
}

/** Writes a row into each of two tables, the second of which may refer to the first, by one statement that is prepared once. */
export function insertBothOnce<A extends PgTable, B extends PgTable>(
  name: string,
  first: A,
  second: B,
): (tx: Sql, a: A['$inferSelect'], b: B['$inferSelect']) => Promise<void> {
  const [a, b] = [givenColumns(first, undefined, 'first_'), givenColumns(second)]
  const insert = prepareOnce(tx => {
    const before = tx.$with('first').as(tx.insert(first).values(a.placeholders))
    return tx.with(before).insert(second).values(b.placeholders).prepare(name)
  })
  return async (tx, rowOfA, rowOfB) => {
    await insert(tx).execute({ ...a.written(rowOfA), ...b.written(rowOfB) })
  }
}

/** Columns whose values a prepared statement is given by their keys, behind a prefix where a statement has two tables. */
export function givenColumns<T extends PgTable>(table: T, only?: readonly string[], prefix = '') {
  const columns = getTableColumns(table)
  const keys: readonly string[] = only ?? Object.keys(columns)
  const placeholders: Record<string, SQL> = {}
  for (const key of keys) placeholders[key] = sql`${sql.placeholder(prefix + key)}`
  return {
    // each of the keys is a column
    placeholders: placeholders as PgInsertValue<T>,
    written(row: object): Record<string, unknown> {
      const values = row as Readonly<Record<string, unknown>>
      const written: Record<string, unknown> = {}
      for (const key of keys) {
        const column = columns[key]
        const value = values[key]
        invariant(column && value !== undefined, `${key} is a column that is given`)
        // encoders know no null
        written[prefix + key] = value === null ? null : column.mapToDriverValue(value)
      }
      return written
    },
  }
}
