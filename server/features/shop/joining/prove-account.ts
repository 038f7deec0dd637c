import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../kernel/http/caller.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { securityEvent } from '../../account/security/security-event.ts'
import { hashOf } from '../../account/sessions/authenticate.ts'
import { browserKey } from '../../account/sessions/browser-key.ts'
import { takeTicket } from '../../account/sessions/store.ts'
import { findUser } from '../../account/users/store.ts'
import { deleteEndedProofs, writeProof } from './proofs.ts'

/**
 * Remembers that who is logged in has logged in to another account too, in the same browser and by whatever way: the ticket of that
 * login is spent here, as it would be for a session (account/users/open-session.ts).
 */
export async function proveAccount(
  { uid, sessionId }: Pick<Caller, 'uid' | 'sessionId'>,
  { from, ticket }: { from: string; ticket: string },
  request: FastifyRequest,
  deps: Deps,
): Promise<Record<string, never> | Refused> {
  const browserHash = hashOf(browserKey(request, deps) ?? '')
  const refused = await deps.db.transaction(async tx => {
    const now = deps.now()
    // whoever shows a ticket spends it, also with another's name
    const shown = await takeTicket(tx, hashOf(ticket))
    const isGood = shown?.uid === from && shown.browserHash === browserHash && shown.expiresAt > now
    if (!isGood) return refuse('ticketSpent')
    if (from === uid) return refuse('sameAccount')
    if ((await findUser(tx, from))?.disabledAt) return refuse('accountDisabled')
    await deleteEndedProofs(tx, now)
    await writeProof(tx, { sessionId, uid: from, expiresAt: new Date(now.getTime() + proofLifeMs) })
    await securityEvent({ ...deps, db: tx }, { kind: 'joining-proved', uid, target: from, request })
    return undefined
  })
  return refused ?? {}
}

/** To read what joining does, and to fetch a name that was forgotten. */
const proofLifeMs = 15 * 60_000
