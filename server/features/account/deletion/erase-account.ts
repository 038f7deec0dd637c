import type { Deps } from '../../../deps.ts'
import { revokeTokens } from '../identities/revoke-tokens.ts'
import { listIdentities } from '../identities/store.ts'
import { deleteInvitationsTo } from '../invitations/store.ts'
import { securityEvent } from '../security/security-event.ts'
import { endOtherSessions } from '../sessions/close-session.ts'
import { accountErasing } from '../topics.ts'
import { lockDueUser, removeUser } from '../users/store.ts'

/**
 * Deletes an account whose time has come, by the clock of the database, and all that is of it; nothing where it was kept. In one
 * transaction: killed anywhere, it is done again or was done. Files follow by the jobs that deleted books have.
 */
export async function eraseAccount(uid: string, deps: Deps): Promise<void> {
  await deps.db.transaction(async tx => {
    if (!(await lockDueUser(tx, uid))) return
    await deps.events.emit(tx, accountErasing, { uid })
    await endOtherSessions(uid, undefined, undefined, { ...deps, db: tx })
    const identities = await listIdentities(tx, uid)
    await revokeTokens(tx, identities, deps)
    const mailboxes = identities.filter(({ network }) => network === 'email').map(({ subject }) => subject)
    await deleteInvitationsTo(tx, mailboxes)
    await removeUser(tx, uid)
    await securityEvent({ ...deps, db: tx }, { kind: 'account-deleted', uid })
  })
}
