import type { Deps } from '../../../deps.ts'
import { findUser } from './store.ts'

/** Whether a person works at the desk: named in a setting, or by an invitation that was for that. */
export async function isStaff(
  uid: string,
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
): Promise<boolean> {
  return settings.staffUids.includes(uid) || Boolean((await findUser(db, uid))?.staffSince)
}
