import { invite, inviteFirstStaff } from './features/account/invitations/invite.ts'
import { securityEvent } from './features/account/security/security-event.ts'
import { setStaff } from './features/account/users/store.ts'
import { connect } from './kernel/db/connect.ts'
import { healthLimits } from './kernel/db/limits.ts'
import { openLog } from './kernel/log/open-log.ts'
import { newId } from './new-id.ts'
import type { Settings } from './settings-shape.ts'

/** What who runs the service can do about who comes in. */
export interface People {
  /** The address that lets one person in. */
  invite(invitation: { makesStaff: boolean }): Promise<string>
  /** The address that makes whoever opens it the first of the staff; undefined where there is staff. */
  inviteFirstStaff(): Promise<string | undefined>
  /** False where there is no such person. */
  endStaff(uid: string): Promise<boolean>
  close(): Promise<void>
}

/** Apart from operator-commands.ts, which loads the whole service: the start uses it too. */
export function openPeople(settings: Settings): People {
  const { db, close } = connect(settings.databaseUrl, () => undefined, healthLimits)
  const deps = { db, settings, newId, now: () => new Date(), log: openLog(settings.logLevel) }
  return {
    async invite(invitation) {
      const address = await invite(invitation, deps)
      await securityEvent(deps, { kind: 'staff-act', target: 'invitation' })
      return address
    },
    inviteFirstStaff: () => inviteFirstStaff(deps),
    async endStaff(uid) {
      const isKnown = await setStaff(db, uid, null)
      if (isKnown) await securityEvent(deps, { kind: 'staff-act', target: uid })
      return isKnown
    },
    close,
  }
}
