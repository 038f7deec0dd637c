import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { prepareOnce } from '../../../kernel/db/prepare-once.ts'
import type { Caller } from '../../../kernel/http/caller.ts'
import { sessions, tickets } from '../schema.ts'

// Sessions, and the tickets that they are opened with.

/** Who calls with this token; undefined where it is none, or is over at `now`. */
export async function findCaller(db: Sql, tokenHash: string, now: Date): Promise<Caller | undefined> {
  const [caller] = await callerByToken(db).execute({ tokenHash, now })
  return caller
}

/** What of a session says who calls. */
export const callerColumns = {
  uid: sessions.uid,
  tokenHash: sessions.tokenHash,
  expiresAt: sessions.expiresAt,
}

/** The session of `tokenHash`, where it lives at `now`. */
export const livingSession = and(
  eq(sessions.tokenHash, sql.placeholder('tokenHash')),
  gt(sessions.expiresAt, sql.placeholder('now')),
)

const callerByToken = prepareOnce(db =>
  db.select(callerColumns).from(sessions).where(livingSession).prepare('caller_by_token'),
)

export async function insertSession(tx: Sql, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session)
}

export async function deleteSession(tx: Sql, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Those of a user that are over. */
export async function deleteEndedSessions(tx: Sql, uid: string, now: Date): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.uid, uid), lt(sessions.expiresAt, now)))
}

export async function insertTicket(db: Sql, ticket: typeof tickets.$inferInsert): Promise<void> {
  await db.insert(tickets).values(ticket)
}

/** Takes a ticket away and gives it; undefined where it is none, or was spent. */
export async function takeTicket(
  tx: Sql,
  ticketHash: string,
): Promise<typeof tickets.$inferSelect | undefined> {
  const [ticket] = await tx.delete(tickets).where(eq(tickets.ticketHash, ticketHash)).returning()
  return ticket
}

/** Those of all users. */
export async function deleteEndedTickets(tx: Sql, now: Date): Promise<void> {
  await tx.delete(tickets).where(lte(tickets.expiresAt, now))
}
