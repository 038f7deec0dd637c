import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { prepareOnce } from '../../../kernel/db/prepare-once.ts'
import type { Caller } from '../../../kernel/http/caller.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { sessions } from '../schema.ts'

/** Who calls, by `Authorization: Token KEY`; nobody without the header; a dead or broken token is refused. */
export async function authenticate(
  request: FastifyRequest,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<Caller | Refused | undefined> {
  if (request.headers.authorization === undefined) return undefined
  const key = tokenOf(request)
  return (key !== undefined ? await callerOf(db, key, now()) : undefined) ?? refuse('unauthorized')
}

/** The token that a request shows, if it is written as tokens are. */
export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Token ([\w-]{1,200})$/.exec(headers.authorization ?? '')?.[1]
}

/** Whose token it is, while it lives. */
export async function callerOf(db: Sql, key: string, now: Date): Promise<Caller | undefined> {
  const [caller] = await callerByToken(db).execute({ tokenHash: hashOf(key), now })
  return caller
}

/** Secrets that are only compared are kept as their sha256. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
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
