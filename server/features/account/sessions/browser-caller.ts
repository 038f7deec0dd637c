import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../kernel/http/caller.ts'
import { sessionKeyOf } from '../../../kernel/http/session-cookie.ts'
import { callerOf } from './authenticate.ts'

/** Who navigates, by the session cookie alone: a dead one counts as none. */
export async function browserCaller(
  request: FastifyRequest,
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
): Promise<Caller | undefined> {
  const key = sessionKeyOf(request, deps)
  return key === undefined ? undefined : callerOf(key, deps)
}
