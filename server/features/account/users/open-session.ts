import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Answer } from '#contract/call'
import type { openSession as call } from '#contract/users'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { securityEvent } from '../security/security-event.ts'
import { hashOf } from '../sessions/authenticate.ts'
import { browserKey } from '../sessions/browser-key.ts'
import { nameDevice } from '../sessions/name-device.ts'
import { deleteEndedSessions, deleteEndedTickets, insertSession, takeTicket } from '../sessions/store.ts'
import { avatarHref } from './present-user.ts'
import { findUser } from './store.ts'

/**
 * Exchanges a ticket for a token, in the browser that began the login: a ticket that another site sends a person with opens nothing.
 * Whoever shows a ticket spends it, also with another's name.
 */
export async function openSession(
  { uid, ticket }: { uid: string; ticket: string },
  request: FastifyRequest,
  deps: Deps,
): Promise<Answer<typeof call> | Refused> {
  const opened = await deps.db.transaction(async tx => {
    const now = deps.now()
    await deleteEndedTickets(tx, now)
    const shown = await takeTicket(tx, hashOf(ticket))
    if (!shown || shown.uid !== uid) return undefined
    if (shown.browserHash !== hashOf(browserKey(request, deps) ?? '')) return undefined
    const user = await findUser(tx, uid)
    if (!user) return undefined
    await deleteEndedSessions(tx, uid, now)
    const key = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + sessionLifeMs)
    const sessionId = deps.newId()
    const device = nameDevice(request.headers['user-agent'])
    await insertSession(tx, {
      tokenHash: hashOf(key),
      uid,
      sessionId,
      ...device,
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
    })
    await securityEvent({ ...deps, db: tx }, { kind: 'login', uid, target: sessionId, request })
    return {
      uid,
      avatar: avatarHref(user.avatar),
      token: { key, expiredAt: expiresAt.toISOString() },
    }
  })
  if (opened) return opened
  await securityEvent(deps, { kind: 'login-refused', request })
  return refuse('ticketSpent')
}

const sessionLifeMs = 30 * 24 * 3600 * 1000
