import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../kernel/http/caller.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { sessionKeyOf } from '../../../kernel/http/session-cookie.ts'
import { noteUse } from './note-use.ts'
import { findCaller, lifeAt } from './store.ts'

/**
 * Who calls, by `Authorization: Token KEY` or, without that header, by the session cookie of a browser; nobody without both. A dead
 * or broken key is refused.
 */
export async function authenticate(
  request: FastifyRequest,
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
): Promise<Caller | Refused | undefined> {
  const key = tokenOf(request, deps)
  if (key === undefined)
    return request.headers.authorization === undefined ? undefined : refuse('unauthorized')
  return (await callerOf(key, deps)) ?? refuse('unauthorized')
}

/** The key that a request shows, if it is written as keys are. */
export function tokenOf(request: FastifyRequest, deps: Pick<Deps, 'settings'>): string | undefined {
  const { authorization } = request.headers
  if (authorization === undefined) return sessionKeyOf(request, deps)
  return /^Token ([\w-]{1,200})$/.exec(authorization)?.[1]
}

/** Whose key it is, while it lives. */
export async function callerOf(
  key: string,
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
): Promise<Caller | undefined> {
  const caller = await findCaller(deps.db, { tokenHash: hashOf(key), ...lifeAt(deps) })
  if (caller) await noteUse(caller, deps)
  return caller
}

/** Secrets that are only compared are kept as their sha256. */
export function hashOf(secret: string): string {
  return hash('sha256', secret)
}
