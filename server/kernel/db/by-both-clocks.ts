import { type SQL, sql } from 'drizzle-orm'

/**
 * The earlier of what this process and what the database take for now. What is over by it is over for everybody: a server whose
 * clock is ahead ends nothing that others gave.
 */
export function byBothClocks(now: Date): SQL {
  return sql`least(now(), ${now.toISOString()}::timestamptz)`
}
