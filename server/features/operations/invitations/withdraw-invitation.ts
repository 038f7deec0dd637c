import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { type InvitationRow, lockInvitation, updateInvitation } from '../../account/invitations/store.ts'
import { type ActingStaff, recordAct } from '../../shop/desk/acts/record-act.ts'
import { invitationState } from './present-invitation.ts'

/** Ends an invitation that waits, also one to work at the desk. One that is withdrawn stays so; what was taken cannot be. */
export async function withdrawInvitation(
  invitationId: string,
  staff: ActingStaff,
  deps: Deps,
): Promise<InvitationRow | Refused> {
  return deps.db.transaction(async tx => {
    const row = await lockInvitation(tx, invitationId)
    if (!row) return refuse('notFound')
    const state = invitationState(row, deps.now())
    if (state === 'withdrawn') return row
    if (state !== 'open') return refuse('deskOutdated')
    const changed = { withdrawnAt: deps.now(), sealedKey: null }
    const withdrawn = await updateInvitation(tx, invitationId, changed)
    await recordAct(tx, { act: 'withdrawInvitation', target: invitationId }, staff, deps)
    return withdrawn ?? refuse('notFound')
  })
}
