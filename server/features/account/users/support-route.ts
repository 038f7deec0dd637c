import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { refuse, sendRefusal } from '../../../kernel/http/refusal.ts'
import { browserCaller } from '../sessions/browser-caller.ts'
import { updateUser } from './store.ts'

/** `GET /support`: leads to where people help, and remembers that this user has been there (`talked`). */
export async function supportRoute(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  const config = { rateLimit: { max: 60, timeWindow: 60_000 } }
  app.get('/support', { config }, async (request, reply) => {
    const { supportUrl } = deps.settings
    if (supportUrl === undefined) return sendRefusal(request, reply, refuse('notFound'))
    const caller = await browserCaller(request, deps)
    if (caller) await updateUser(deps.db, caller.uid, { talkedAt: deps.now() })
    return reply.header('cache-control', 'no-store').redirect(supportUrl, 302)
  })
}
