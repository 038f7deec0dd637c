import type { FastifyRequest } from 'fastify'
import { invariant } from '#domain/invariant'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../kernel/http/caller.ts'
import { securityEvent } from '../security/security-event.ts'
import { endOtherSessions } from '../sessions/close-session.ts'
import { accountDeletionRequested } from '../topics.ts'
import { scheduleDeletion } from '../users/store.ts'
import { eraseAccountJob } from './erase-account-job.ts'

/**
 * Somebody wants his account deleted: it goes in some days, and with no days to wait as soon as a worker takes it. What is open to
 * others ends now, and so do all sessions but the one that can take it back.
 */
export async function requestDeletion(
  { uid, sessionId }: Pick<Caller, 'uid' | 'sessionId'>,
  request: Pick<FastifyRequest, 'ip'>,
  deps: Deps,
): Promise<{ deletesAt: Date; isLoggedOut: boolean }> {
  const isLoggedOut = deps.settings.accountDeletionDays === 0
  const deletesAt = await deps.db.transaction(async tx => {
    const at = await scheduleDeletion(tx, uid, deps.settings.accountDeletionDays)
    invariant(at, 'a session has its user')
    await securityEvent({ ...deps, db: tx }, { kind: 'account-deletion-asked', uid, request })
    await endOtherSessions(uid, isLoggedOut ? undefined : sessionId, request, { ...deps, db: tx })
    await deps.events.emit(tx, accountDeletionRequested, { uid, deletesAt: at.toISOString() })
    if (isLoggedOut) await deps.jobs.enqueue(tx, eraseAccountJob, { uid })
    return at
  })
  return { deletesAt, isLoggedOut }
}
