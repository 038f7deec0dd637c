import type { Deps } from '../../../deps.ts'
import { hasStaff } from '../users/store.ts'
import { newAddress } from './new-address.ts'
import { deleteEndedInvitations, insertInvitation } from './store.ts'

type InvitingDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'settings'>

/** A new invitation, as the address that one person opens; only its hash is kept. */
export async function invite({ makesStaff }: { makesStaff: boolean }, deps: InvitingDeps): Promise<string> {
  const { db, now, newId } = deps
  const { keyHash, expiresAt, address } = newAddress(deps)
  await deleteEndedInvitations(db, now())
  await insertInvitation(db, {
    invitationId: newId(),
    keyHash,
    makesStaff,
    expiresAt,
    createdAt: now(),
  })
  return address
}

/** The address that makes whoever opens it the first of the staff; undefined where there is staff. */
export async function inviteFirstStaff(deps: InvitingDeps): Promise<string | undefined> {
  if (deps.settings.staffUids.length > 0 || (await hasStaff(deps.db))) return undefined
  return invite({ makesStaff: true }, deps)
}
