import { isBeforeUpgrade, madeAt } from './manifest.ts'

/**
 * Whether a backup is to be made: none was since the last moment at which one should have been. So one that was missed, because nothing
 * ran or the place was away, is made up for.
 */
export function isBackupDue(names: readonly string[], at: BackupTime, now: Date): boolean {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), at.hour, at.minute)
  const last = today <= now.getTime() ? today : today - 86_400_000
  return !names.some(name => !isBeforeUpgrade(name) && madeAt(name).getTime() >= last)
}

/** Of each day, in UTC. */
export interface BackupTime {
  hour: number
  minute: number
}
