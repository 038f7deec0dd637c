import type { DeskInvitation } from '#contract/desk-invitations'
import type { InvitationRow } from '../../account/invitations/store.ts'

/** An invitation as the desk shows it: without what opens it. */
export function presentInvitation(row: InvitationRow, inviter: string | null, now: Date): DeskInvitation {
  const { invitationId, email, language, makesStaff, invitedBy, createdAt, expiresAt } = row
  return {
    invitationId,
    email,
    language,
    makesStaff,
    invitedBy: invitedBy === null ? null : { uid: invitedBy, name: inviter },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    state: invitationState(row, now),
    endedAt: (row.takenAt ?? row.withdrawnAt)?.toISOString() ?? null,
  }
}

/** What became of it by now. */
export function invitationState(
  { takenAt, withdrawnAt, expiresAt }: Pick<InvitationRow, 'takenAt' | 'withdrawnAt' | 'expiresAt'>,
  now: Date,
): DeskInvitation['state'] {
  if (takenAt !== null) return 'taken'
  if (withdrawnAt !== null) return 'withdrawn'
  return expiresAt <= now ? 'expired' : 'open'
}
