import { compose } from './compose.ts'
import { securityEvent } from './features/account/security/security-event.ts'
import { endAllSessions, endSessionsOf } from './features/account/users/end-by-staff.ts'
import { discardJob, takeBack } from './kernel/jobs/change-jobs.ts'
import { type JobSetAside, listSetAside } from './kernel/jobs/set-aside.ts'
import { jobs } from './layers.ts'
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
  const noted = (act: typeof takeBack) => (id: string) =>
    deps.db.transaction(async tx => {
      const isDone = (await act(tx, deps, jobs, id)) !== undefined
      if (isDone) await securityEvent({ ...deps, db: tx }, { kind: 'staff-act', target: id })
      return isDone
    })
  return {
    list: () => listSetAside(deps.db),
    retry: noted(takeBack),
    discard: noted(discardJob),
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
