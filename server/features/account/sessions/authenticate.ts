import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { Caller } from '../../../kernel/http/caller.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { findCaller } from './store.ts'

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
export function callerOf(db: Sql, key: string, now: Date): Promise<Caller | undefined> {
  return findCaller(db, hashOf(key), now)
}

/** Secrets that are only compared are kept as their sha256. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
