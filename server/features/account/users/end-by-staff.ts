import type { Deps } from '../../../deps.ts'
import { securityEvent } from '../security/security-event.ts'
import { endOtherSessions } from '../sessions/close-session.ts'
import { listLoggedIn } from '../sessions/store.ts'
import { findUser } from './store.ts'

type EndingDeps = Pick<Deps, 'db' | 'log' | 'now'>

/** Logs a person out everywhere, for who runs the service, and notes it. How many sessions ended; undefined where there is no such person. */
export async function endSessionsOf(uid: string, deps: EndingDeps): Promise<number | undefined> {
  if (!(await findUser(deps.db, uid))) return undefined
  const ended = await endOtherSessions(uid, undefined, undefined, deps)
  await securityEvent(deps, { kind: 'staff-act', target: uid })
  return ended
}

/** Logs out everybody, person by person: one that is stopped can be begun again. How many sessions ended. */
export async function endAllSessions(deps: EndingDeps): Promise<number> {
  let ended = 0
  for (const uid of await listLoggedIn(deps.db))
    ended += await endOtherSessions(uid, undefined, undefined, deps)
  await securityEvent(deps, { kind: 'staff-act', target: 'everybody' })
  return ended
}
