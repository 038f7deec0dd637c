import type { Deps } from '../../../deps.ts'
import { hashOf } from '../sessions/authenticate.ts'
import { hasStaff } from '../users/store.ts'
import { deleteEndedInvitations, insertInvitation } from './store.ts'

type InvitingDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'settings'>

/** A new invitation, as the address that one person opens; only its hash is kept. */
export async function invite({ makesStaff }: { makesStaff: boolean }, deps: InvitingDeps): Promise<string> {
  const { db, now, newId, settings } = deps
  const key = newId()
  const expiresAt = new Date(now().getTime() + invitationDays * 24 * 3_600_000)
  await deleteEndedInvitations(db, now())
  await insertInvitation(db, { keyHash: hashOf(key), makesStaff, expiresAt })
  return `${settings.publicOrigin}/login/invitation?${new URLSearchParams({ key })}`
}

/** The address that makes whoever opens it the first of the staff; undefined where there is staff. */
export async function inviteFirstStaff(deps: InvitingDeps): Promise<string | undefined> {
  if (deps.settings.staffUids.length > 0 || (await hasStaff(deps.db))) return undefined
  return invite({ makesStaff: true }, deps)
}

const invitationDays = 7
