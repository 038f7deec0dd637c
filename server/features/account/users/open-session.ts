import { randomBytes } from 'node:crypto'
import type { Answer } from '#contract/call'
import type { openSession as call } from '#contract/users'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { hashOf } from '../sessions/authenticate.ts'
import { deleteEndedSessions, deleteEndedTickets, insertSession, takeTicket } from '../sessions/store.ts'
import { avatarHref } from './present-user.ts'
import { findUser } from './store.ts'

/** Exchanges a ticket for a token. Whoever shows a ticket spends it, also with another's name. */
export async function openSession(
  { uid, ticket }: { uid: string; ticket: string },
  deps: Pick<Deps, 'db' | 'now'>,
): Promise<Answer<typeof call> | Refused> {
  return deps.db.transaction(async tx => {
    const now = deps.now()
    await deleteEndedTickets(tx, now)
    const shown = await takeTicket(tx, hashOf(ticket))
    if (!shown || shown.uid !== uid) return refuse('ticketSpent')
    const user = await findUser(tx, uid)
    if (!user) return refuse('ticketSpent')
    await deleteEndedSessions(tx, uid, now)
    const key = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + sessionLifeMs)
    await insertSession(tx, { tokenHash: hashOf(key), uid, createdAt: now, expiresAt })
    return {
      uid,
      avatar: avatarHref(user.avatar),
      token: { key, expiredAt: expiresAt.toISOString() },
    }
  })
}

const sessionLifeMs = 30 * 24 * 3600 * 1000
