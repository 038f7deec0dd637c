import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { publish } from '../../../kernel/events/publish.ts'
import type { Caller } from '../../../kernel/http/caller.ts'
import { securityEvent } from '../security/security-event.ts'
import { sessionClosed } from '../topics.ts'
import { deleteOtherSessions, deleteSession, deleteSessionById, type SessionRow } from './store.ts'

/** `db` may be a transaction. */
type SessionDeps = Pick<Deps, 'log' | 'now'> & { db: Sql }

/** Logs out: the key is dead from now on, and who watches something with it hears of it. */
export async function closeSession(
  { tokenHash }: Pick<Caller, 'tokenHash'>,
  request: Pick<FastifyRequest, 'ip'>,
  deps: SessionDeps,
): Promise<void> {
  await deps.db.transaction(async tx => {
    const ended = await deleteSession(tx, tokenHash)
    if (ended) await tell(tx, ended, { kind: 'logout', request }, deps)
  })
}

/** Ends one session of a user, by its id; whether there was such a one. */
export async function endSession(
  uid: string,
  sessionId: string,
  request: Pick<FastifyRequest, 'ip'>,
  deps: SessionDeps,
): Promise<boolean> {
  return deps.db.transaction(async tx => {
    const ended = await deleteSessionById(tx, uid, sessionId)
    if (ended) await tell(tx, ended, { kind: 'session-ended', request }, deps)
    return ended !== undefined
  })
}

/** Ends all sessions of a user but the one with the id `except`; how many. */
export async function endOtherSessions(
  uid: string,
  except: string | undefined,
  request: Pick<FastifyRequest, 'ip'> | undefined,
  deps: SessionDeps,
): Promise<number> {
  return deps.db.transaction(async tx => {
    const ended = await deleteOtherSessions(tx, uid, except)
    for (const session of ended) await tell(tx, session, { kind: 'session-ended', request }, deps)
    return ended.length
  })
}

async function tell(
  tx: Sql,
  { uid, tokenHash, sessionId }: SessionRow,
  { kind, request }: { kind: 'logout' | 'session-ended'; request: Pick<FastifyRequest, 'ip'> | undefined },
  deps: SessionDeps,
): Promise<void> {
  await publish(tx, sessionClosed, tokenHash, {})
  await securityEvent({ ...deps, db: tx }, { kind, uid, target: sessionId, request })
}
