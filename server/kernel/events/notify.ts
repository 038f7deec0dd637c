import { sql } from 'drizzle-orm'
import type { watchBook } from '#contract/books'
import type { Answer } from '#contract/call'
import type { Sql } from '../db/connect.ts'

export type BookEvent = Answer<typeof watchBook>

/** Tells all servers of something that happened to a book; heard when the transaction commits, and not before. */
export async function notify(db: Sql, bid: string, event: BookEvent): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify({ bid, ...fitting(event) })})`)
}

/** Tells all servers that a token was given back: what is open with it ends. */
export async function notifyClosed(db: Sql, tokenHash: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify({ closed: tokenHash })})`)
}

export const channel = 'daybound'

// PostgreSQL carries less than 8,000 bytes: who gets no list asks for all
function fitting(event: BookEvent): BookEvent {
  if (event.event === 'changed' && event.data.items.length > 150)
    return { event: 'changed', data: { ...event.data, items: [], months: event.data.months.slice(0, 300) } }
  return event
}
