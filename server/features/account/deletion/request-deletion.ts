import type { FastifyRequest } from 'fastify'
import { invariant } from '#domain/invariant'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
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
    const at = await beginDeletion(tx, { uid, except: isLoggedOut ? undefined : sessionId, request }, deps)
    invariant(at, 'a session has its user')
    return at
  })
  return { deletesAt, isLoggedOut }
}

interface Deletion {
  uid: string
  /** A session that goes on. */
  except?: string | undefined
  request?: Pick<FastifyRequest, 'ip'> | undefined
}

/** The same for whoever asks; gives when the account goes, undefined where there is none. */
export async function beginDeletion(
  tx: Sql,
  { uid, except, request }: Deletion,
  deps: Deps,
): Promise<Date | undefined> {
  const days = deps.settings.accountDeletionDays
  const at = await scheduleDeletion(tx, uid, days)
  if (!at) return undefined
  await securityEvent({ ...deps, db: tx }, { kind: 'account-deletion-asked', uid, request })
  await endOtherSessions(uid, except, request, { ...deps, db: tx })
  await deps.events.emit(tx, accountDeletionRequested, { uid, deletesAt: at.toISOString() })
  if (days === 0) await deps.jobs.enqueue(tx, eraseAccountJob, { uid })
  return at
}
