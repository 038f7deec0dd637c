import { clientOf } from './client-of.ts'
import type { Sql } from './connect.ts'

/**
 * A statement that is written once for the process, whatever transactions ask it, and planned once by each connection. Its name is its
 * own. Writing a statement costs drizzle several times as much as asking it.
 */
export function prepareOnce<P extends object>(write: (db: Sql) => P): (db: Sql) => P {
  let first: P | undefined
  return db => {
    first ??= write(db)
    // the same statement, asked elsewhere: what drizzle prepared differs by its client alone
    return Object.create(first, { client: { value: clientOf(db) } })
  }
}
