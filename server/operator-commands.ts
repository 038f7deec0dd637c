import { compose, jobs } from './app.ts'
import { securityEvent } from './features/account/security/security-event.ts'
import { endAllSessions, endSessionsOf } from './features/account/users/end-by-staff.ts'
import { retrySetAside } from './kernel/jobs/retry-set-aside.ts'
import { discardSetAside, type JobSetAside, listSetAside } from './kernel/jobs/set-aside.ts'
import type { Settings } from './settings-shape.ts'

/** What the staff can do about jobs that killed their workers. */
export interface SetAside {
  list(): Promise<JobSetAside[]>
  /** False where there is no such job. */
  retry(id: string): Promise<boolean>
  discard(id: string): Promise<boolean>
  close(): Promise<void>
}

export async function openSetAside(settings: Settings): Promise<SetAside> {
  const { deps, close } = await compose(settings, { works: false })
  const noted = async (id: string, act: Promise<boolean>) => {
    const isDone = await act
    if (isDone) await securityEvent(deps, { kind: 'staff-act', target: id })
    return isDone
  }
  return {
    list: () => listSetAside(deps.db),
    retry: id => noted(id, retrySetAside(deps, jobs, id)),
    discard: id => noted(id, discardSetAside(deps.db, id)),
    close,
  }
}

/** What who runs the service can do about logins of people. */
export interface Sessions {
  /** How many there were; undefined where there is no such person. */
  endOf(uid: string): Promise<number | undefined>
  endAll(): Promise<number>
  close(): Promise<void>
}

export async function openSessions(settings: Settings): Promise<Sessions> {
  const { deps, close } = await compose(settings, { works: false })
  return { endOf: uid => endSessionsOf(uid, deps), endAll: () => endAllSessions(deps), close }
}
