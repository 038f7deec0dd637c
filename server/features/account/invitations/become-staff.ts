import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { securityEvent } from '../security/security-event.ts'
import { setStaff } from '../users/store.ts'
import { findInvitation, takeInvitation, withdrawStaffInvitations } from './store.ts'

type StaffDeps = Pick<Deps, 'log' | 'now'>

/** Takes the invitation that somebody brings, if it is one to work at the desk: any other is kept for who is new. */
export async function becomeStaff(
  tx: Sql,
  uid: string,
  invitation: string | undefined,
  deps: StaffDeps,
): Promise<void> {
  if (invitation === undefined || !(await findInvitation(tx, invitation, deps.now()))?.makesStaff) return
  if (await takeInvitation(tx, invitation, deps.now())) await makeStaff(tx, uid, deps)
}

/** Whoever has an address that was printed before there was staff comes too late. */
export async function makeStaff(tx: Sql, uid: string, deps: StaffDeps): Promise<void> {
  await setStaff(tx, uid, deps.now())
  await withdrawStaffInvitations(tx, deps.now())
  await securityEvent({ ...deps, db: tx }, { kind: 'staff-made', uid })
}
