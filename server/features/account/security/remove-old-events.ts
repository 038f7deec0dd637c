import type { Deps } from '../../../deps.ts'
import { securityEventDays } from './security-event.ts'
import { deleteSecurityEvents } from './store.ts'

export async function removeOldSecurityEvents({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteSecurityEvents(db, securityEventDays, now())
}
