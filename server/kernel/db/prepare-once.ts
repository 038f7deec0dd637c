import type { Sql } from './connect.ts'

/** A statement that is written once for a pool, and planned once by each of its connections. Its name is its own. */
export function prepareOnce<P>(write: (db: Sql) => P): (db: Sql) => P {
  const written = new WeakMap<Sql, P>()
  return db => {
    const query = written.get(db) ?? write(db)
    written.set(db, query)
    return query
  }
}
