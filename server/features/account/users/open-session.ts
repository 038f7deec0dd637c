import { randomBytes } from 'node:crypto'
import { and, eq, lt, lte } from 'drizzle-orm'
import type { Answer } from '#contract/call'
import type { openSession as call } from '#contract/users'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { sessions, tickets, users } from '../schema.ts'
import { hashOf } from '../sessions/authenticate.ts'
import { avatarHref } from './present-user.ts'

/** Exchanges a ticket for a token. Whoever shows a ticket spends it, also with another's name. */
export async function openSession(
  { uid, ticket }: { uid: string; ticket: string },
  deps: Pick<Deps, 'db' | 'now'>,
): Promise<Answer<typeof call> | Refused> {
  return deps.db.transaction(async tx => {
    const now = deps.now()
    await tx.delete(tickets).where(lte(tickets.expiresAt, now))
    const [shown] = await tx
      .delete(tickets)
      .where(eq(tickets.ticketHash, hashOf(ticket)))
      .returning()
    if (!shown || shown.uid !== uid) return refuse('ticketSpent')
    const [user] = await tx.select({ avatar: users.avatar }).from(users).where(eq(users.uid, uid))
    if (!user) return refuse('ticketSpent')
    await tx.delete(sessions).where(and(eq(sessions.uid, uid), lt(sessions.expiresAt, now)))
    const key = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + sessionLifeMs)
    await tx.insert(sessions).values({ tokenHash: hashOf(key), uid, createdAt: now, expiresAt })
    return {
      uid,
      avatar: avatarHref(user.avatar),
      token: { key, expiredAt: expiresAt.toISOString() },
    }
  })
}

const sessionLifeMs = 30 * 24 * 3600 * 1000
