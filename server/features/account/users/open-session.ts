import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from '#contract/call'
import type { openSession as call } from '#contract/sessions'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { isFromBrowser } from '../../../kernel/http/refuse-cross-site.ts'
import { giveSession } from '../../../kernel/http/session-cookie.ts'
import { securityEvent } from '../security/security-event.ts'
import { hashOf } from '../sessions/authenticate.ts'
import { browserCaller } from '../sessions/browser-caller.ts'
import { browserKey } from '../sessions/browser-key.ts'
import { closeSession } from '../sessions/close-session.ts'
import { nameDevice } from '../sessions/name-device.ts'
import {
  dayMs,
  deleteEndedSessions,
  deleteEndedTickets,
  insertSession,
  lifeAt,
  takeTicket,
} from '../sessions/store.ts'
import { avatarHref } from './present-user.ts'
import { lockUser } from './store.ts'

/**
 * Exchanges a ticket for a token, in the browser that began the login: a ticket that another site sends a person with opens nothing.
 * Whoever shows a ticket spends it, also with another's name. A browser keeps the token in a cookie that no script reads; only another
 * program is told it.
 */
export async function openSession(
  { uid, ticket }: { uid: string; ticket: string },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  deps: Deps,
): Promise<Answer<typeof call> | Refused> {
  const opened = await deps.db.transaction(async tx => {
    const now = deps.now()
    await deleteEndedTickets(tx, now)
    const shown = await takeTicket(tx, hashOf(ticket))
    if (!shown || shown.uid !== uid) return undefined
    if (shown.browserHash !== hashOf(browserKey(request, deps) ?? '')) return undefined
    // who disables the account meanwhile ends this session, or is seen here
    const user = await lockUser(tx, uid)
    if (!user) return undefined
    if (user.disabledAt) return 'disabled'
    await deleteEndedSessions(tx, lifeAt(deps))
    const key = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + deps.settings.sessionMostDays * dayMs)
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
    return { uid, avatar: avatarHref(user.avatar), key, expiresAt }
  })
  if (opened === 'disabled') {
    await securityEvent(deps, { kind: 'login-refused', uid, request })
    return refuse('accountDisabled')
  }
  if (opened) {
    const { key, expiresAt, ...user } = opened
    const expiredAt = expiresAt.toISOString()
    if (!isFromBrowser(request)) return { ...user, token: { key, expiredAt } }
    await endFormer(request, deps)
    giveSession(reply, key, expiresAt, deps)
    return { ...user, token: { expiredAt } }
  }
  await securityEvent(deps, { kind: 'login-refused', request })
  return refuse('ticketSpent')
}

/** Who logs in again leaves no login behind that nobody can use. */
async function endFormer(request: FastifyRequest, deps: Deps): Promise<void> {
  const former = await browserCaller(request, deps)
  if (former) await closeSession(former, request, deps)
}
