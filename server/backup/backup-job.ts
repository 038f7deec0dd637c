import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type Job, job } from '../kernel/jobs/jobs.ts'
import { productVersion } from '../product-version.ts'
import { isBackupDue } from './backup-due.ts'
import { alone, makeBackup } from './make-backup.ts'
import { listBackups } from './manifest.ts'
import { placeOf } from './place-of.ts'
import { removeBackups } from './remove-backups.ts'

/** Looks whether a backup is due where the settings ask for one, makes it, and removes those that need not be kept. */
export const backupJob: Job<object> = job({
  name: 'backup',
  payload: z.strictObject({}),
  fairKey: 'nobody',
  urgency: 'idle',
  concurrency: 1,
  // the next look is soon
  retries: 0,
  every: '*/10 * * * *',
  run: (_payload, deps) => backupIfDue(deps),
})

async function backupIfDue({ settings, files, log, now }: Pick<Deps, 'settings' | 'files' | 'log' | 'now'>) {
  const { to, at, retention, withSecret } = settings.backup
  if (to === undefined || at === undefined) return
  const { databaseUrl } = settings
  const place = placeOf(to, settings)
  const isDue = async () => isBackupDue((await listBackups(place)).whole, at, now())
  try {
    if (!(await isDue())) return
    await alone(databaseUrl, async () => {
      // another worker may have made it meanwhile
      if (!(await isDue())) return
      const secret = { value: settings.secret, isIncluded: withSecret }
      const made = await makeBackup({ databaseUrl, files, secret, version: productVersion }, place, now)
      const removed = await removeBackups(place, retention)
      const { count, missingCount } = made.manifest.files ?? {}
      log.info({ backup: made.name, files: count, missing: missingCount, removed }, 'a backup was made')
    })
  } finally {
    place.close()
  }
}
