import { createHash } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Sql } from '../db/connect.ts'
import { sessions } from '../db/schema.ts'
import { type Refused, refuse } from './refusal.ts'

export interface Caller {
  uid: string
  tokenHash: string
  expiresAt: Date
}

/** Who calls, by `Authorization: Token KEY`; nobody without the header; a dead or broken token is refused. */
export async function authenticate(
  db: Sql,
  request: FastifyRequest,
  now: Date,
): Promise<Caller | Refused | undefined> {
  const { authorization } = request.headers
  if (authorization === undefined) return undefined
  const key = /^Token ([\w-]{1,200})$/.exec(authorization)?.[1]
  return (key !== undefined ? await callerOf(db, key, now) : undefined) ?? refuse('unauthorized')
}

/** Whose token it is, while it lives. */
export async function callerOf(db: Sql, key: string, now: Date): Promise<Caller | undefined> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashOf(key)), gt(sessions.expiresAt, now)))
  return session && { uid: session.uid, tokenHash: session.tokenHash, expiresAt: session.expiresAt }
}

/** Secrets that are only compared are kept as their sha256. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
