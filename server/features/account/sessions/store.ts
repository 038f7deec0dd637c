import { and, desc, eq, gt, lte, ne, or, sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { byBothClocks } from '../../../kernel/db/by-both-clocks.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { prepareOnce } from '../../../kernel/db/prepare-once.ts'
import type { Caller } from '../../../kernel/http/caller.ts'
import { sessions, tickets } from './schema.ts'

// Sessions, and the tickets that they are opened with.

export type SessionRow = typeof sessions.$inferSelect

/** What a session must be to live: it ends after `now`, and was used after `usedSince`. */
export interface Life {
  now: Date
  usedSince: Date
}

export function lifeAt({ now, settings }: Pick<Deps, 'now' | 'settings'>): Life {
  const at = now()
  return { now: at, usedSince: new Date(at.getTime() - settings.sessionIdleDays * dayMs) }
}

export const dayMs = 24 * 3_600_000

/** Who calls with this token; undefined where it is none, or is over. */
export async function findCaller(
  db: Sql,
  session: { tokenHash: string } & Life,
): Promise<Caller | undefined> {
  const [caller] = await callerByToken(db).execute({ ...session })
  return caller
}

/** What of a session says who calls. */
export const callerColumns = {
  uid: sessions.uid,
  tokenHash: sessions.tokenHash,
  sessionId: sessions.sessionId,
  loggedInAt: sessions.createdAt,
  expiresAt: sessions.expiresAt,
  lastUsedAt: sessions.lastUsedAt,
}

/** The session of `tokenHash`, where it lives. */
export const livingSession = and(
  eq(sessions.tokenHash, sql.placeholder('tokenHash')),
  gt(sessions.expiresAt, sql.placeholder('now')),
  gt(sessions.lastUsedAt, sql.placeholder('usedSince')),
)

const callerByToken = prepareOnce(db =>
  db.select(callerColumns).from(sessions).where(livingSession).prepare('caller_by_token'),
)

export async function insertSession(tx: Sql, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session)
}

/** Of several requests at once, one writes. */
export async function updateLastUse(
  db: Sql,
  tokenHash: string,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), lte(sessions.lastUsedAt, before)))
}

/** Where a user is logged in: the session with the id `first` before all others, then the last used. */
export async function listSessionsOf(
  db: Sql,
  uid: string,
  { first, most, now, usedSince }: Life & { first: string; most: number },
): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.uid, uid), gt(sessions.expiresAt, now), gt(sessions.lastUsedAt, usedSince)))
    .orderBy(desc(eq(sessions.sessionId, first)), desc(sessions.lastUsedAt), sessions.sessionId)
    .limit(most)
}

export async function deleteSession(tx: Sql, tokenHash: string): Promise<SessionRow | undefined> {
  const [session] = await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).returning()
  return session
}

export async function deleteSessionById(
  tx: Sql,
  uid: string,
  sessionId: string,
): Promise<SessionRow | undefined> {
  const [session] = await tx
    .delete(sessions)
    .where(and(eq(sessions.uid, uid), eq(sessions.sessionId, sessionId)))
    .returning()
  return session
}

export async function deleteOtherSessions(
  tx: Sql,
  uid: string,
  except: string | undefined,
): Promise<SessionRow[]> {
  const others = except === undefined ? undefined : ne(sessions.sessionId, except)
  return tx
    .delete(sessions)
    .where(and(eq(sessions.uid, uid), others))
    .returning()
}

/** Ids of the people who have any, living or over. */
export async function listLoggedIn(db: Sql): Promise<string[]> {
  const rows = await db.selectDistinct({ uid: sessions.uid }).from(sessions)
  return rows.map(({ uid }) => uid)
}

/** Those of all users that are over. */
export async function deleteEndedSessions(tx: Sql, { now, usedSince }: Life): Promise<void> {
  const end = byBothClocks(now)
  const idle = sql`make_interval(secs => ${(now.getTime() - usedSince.getTime()) / 1000})`
  const isUnused = lte(sessions.lastUsedAt, sql`${end} - ${idle}`)
  await tx.delete(sessions).where(or(lte(sessions.expiresAt, end), isUnused))
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
  await tx.delete(tickets).where(lte(tickets.expiresAt, byBothClocks(now)))
}
