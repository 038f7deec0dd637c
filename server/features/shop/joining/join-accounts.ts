import type { FastifyRequest } from 'fastify'
import { joiningObstacle } from '#domain/login/joining-obstacle'
import type { Deps } from '../../../deps.ts'
import { afterCommit } from '../../../kernel/db/inside-transaction.ts'
import type { Caller } from '../../../kernel/http/caller.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { securityEvent } from '../../account/security/security-event.ts'
import { endOtherSessions } from '../../account/sessions/close-session.ts'
import { lockUser, removeUser } from '../../account/users/store.ts'
import { deleteExport } from '../../pages/exports/store.ts'
import { joinBaskets } from './join-baskets.ts'
import { factsOf } from './joining-facts.ts'
import { findProof } from './proofs.ts'
import { joinClaims, joinGuesses, joinReferrals, lockBelongings, moveRows, yieldPresses } from './store.ts'

/**
 * Gives all that is of the account `from` to the caller, and ends it. In one transaction under the locks of both accounts: killed
 * anywhere, nothing or all of it was done; of two at once, in one direction or in both, one is.
 */
export async function joinAccounts(
  { uid: into, sessionId }: Pick<Caller, 'uid' | 'sessionId'>,
  from: string,
  request: Pick<FastifyRequest, 'ip'>,
  deps: Deps,
): Promise<Record<string, never> | Refused> {
  const refused = await deps.db.transaction(async tx => {
    // in one order for all, so that two who join the same two do not wait for each other
    for (const uid of [into, from].toSorted()) await lockUser(tx, uid)
    await lockBelongings(tx, from)
    const [staying, ending] = [await lockUser(tx, into), await lockUser(tx, from)]
    const proof = await findProof(tx, sessionId, deps.now())
    if (!staying || !ending || proof?.uid !== from || from === into) return refuse('joiningUnproven')
    if (staying.disabledAt || ending.disabledAt) return refuse('accountDisabled')
    if (joiningObstacle(await factsOf(tx, staying, ending, deps))) return refuse('joiningWaits')
    const both = { into, from }
    const log = { ...deps, db: tx }
    await yieldPresses(tx, both)
    await joinBaskets(tx, both, deps.now())
    await joinClaims(tx, both)
    await joinGuesses(tx, both)
    await joinReferrals(tx, both)
    // of what was packed, half is missing now
    await deleteExport(tx, from)
    await endOtherSessions(from, undefined, request, log)
    await moveRows(tx, both)
    await removeUser(tx, from)
    await securityEvent(log, { kind: 'accounts-joined', uid: into, target: from, request })
    await securityEvent(log, { kind: 'account-ended-by-joining', uid: from, target: into, request })
    afterCommit(() => deps.log.info({ uid: into, from }, 'two accounts were joined'))
    return undefined
  })
  return refused ?? {}
}
