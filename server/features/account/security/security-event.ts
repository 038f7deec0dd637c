import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { coarseOrigin } from './coarse-origin.ts'
import { machineLogin } from './machine-login.ts'
import { insertSecurityEvent } from './store.ts'

export type SecurityKind =
  /** A network said who it is; `login` follows where he comes back with that. */
  | 'login-vouched'
  | 'login'
  | 'login-refused'
  | 'login-link-asked'
  | 'logout'
  | 'session-ended'
  | 'account-linked'
  | 'account-unlinked'
  | 'joining-proved'
  | 'accounts-joined'
  | 'account-ended-by-joining'
  | 'share-password-changed'
  | 'share-opened'
  | 'share-guess'
  | 'share-paused'
  | 'book-deleted'
  | 'account-deletion-asked'
  | 'account-kept'
  | 'account-deleted'
  | 'export-asked'
  | 'export-fetched'
  /** By a command of who may log in to the machine; what is done at the desk stands in `desk_acts`. */
  | 'staff-act'
  | 'staff-made'

export interface SecurityEvent {
  kind: SecurityKind
  /** Who did it; absent where nobody is logged in. */
  uid?: string | undefined
  /** Id of what it was done to. Ids only: no name, no title, no address of a person. */
  target?: string | undefined
  /** Where it came from; absent for what a job or a command does. */
  request?: Pick<FastifyRequest, 'ip'> | undefined
}

/**
 * Notes what concerns the safety of accounts and books: a row that is kept for `securityEventDays`, and a line in the log. `db` may
 * be a transaction: then the row is there if what it tells of is.
 */
export async function securityEvent(
  { db, log, now }: Pick<Deps, 'log' | 'now'> & { db: Sql },
  { kind, uid, target, request }: SecurityEvent,
): Promise<void> {
  const origin = request ? coarseOrigin(request.ip) : kind === 'staff-act' ? machineLogin() : null
  const event = { kind, uid: uid ?? null, target: target ?? null, origin }
  await insertSecurityEvent(db, { ...event, at: now() })
  log.info({ security: event }, 'a security event')
}

/** How long they are kept: long enough to look into what comes out late, and no longer. */
export const securityEventDays = 180
