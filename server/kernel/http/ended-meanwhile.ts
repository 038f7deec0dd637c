import type { FastifyReply, FastifyRequest } from 'fastify'
import { whyUnavailable } from '../db/why-unavailable.ts'
import type { Authenticate } from './caller.ts'
import { isRefused, type Refused } from './refusal.ts'

/**
 * What a call failed of where its caller's login ended while it ran, since his account was deleted or joined to another: no fault,
 * but what his next call hears. Anything else is thrown on.
 */
export async function refusalOfEnded<D>(
  error: unknown,
  { request, reply, hadCaller }: { request: FastifyRequest; reply: FastifyReply; hadCaller: boolean },
  deps: D,
  authenticate: Authenticate<D>,
): Promise<Refused> {
  // a database that is away or busy is not asked once more
  if (!hadCaller || reply.sent || whyUnavailable(error) !== undefined) throw error
  const caller = await authenticate(request, deps).catch(() => undefined)
  if (!isRefused(caller)) throw error
  request.log.info('a call failed, since its login had ended meanwhile')
  return caller
}
