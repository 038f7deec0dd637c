import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type Job, job } from '../kernel/jobs/jobs.ts'
import { productVersion } from '../product-version.ts'
import { alone } from './alone.ts'
import { type BackupTime, isBackupDue } from './backup-due.ts'
import { tellBackups } from './backup-figures.ts'
import { makeBackup } from './make-backup.ts'
import { listBackups, readManifest } from './manifest.ts'
import type { BackupPlace } from './place.ts'
import { placeOf } from './place-of.ts'
import { removeBackups } from './remove-backups.ts'
import { isVerificationDue, readBackupState, verifyAndNote } from './verifications.ts'

/**
 * Where the settings name a place for backups: makes one that is due, removes those that need not be kept, now and then reads the newest
 * to its end, and tells how they are.
 */
export const backupJob: Job<object> = job({
  name: 'backup',
  payload: z.strictObject({}),
  fairKey: 'nobody',
  urgency: 'idle',
  concurrency: 1,
  // the next look is soon
  retries: 0,
  every: '*/10 * * * *',
  run: (_payload, deps) => lookAfterBackups(deps),
})

async function lookAfterBackups(deps: BackupDeps): Promise<void> {
  const { settings } = deps
  const { to, at, verifyDays } = settings.backup
  if (to === undefined) return
  const place = placeOf(to, settings)
  try {
    if (at !== undefined) await backupIfDue(place, at, deps)
    // reading may take hours, and nobody shall think meanwhile that none was made
    tellBackups(await readBackupState(place))
    if (await verifyIfDue(place, verifyDays, deps)) tellBackups(await readBackupState(place))
  } finally {
    place.close()
  }
}

type BackupDeps = Pick<Deps, 'settings' | 'files' | 'log' | 'now'>

async function backupIfDue(place: BackupPlace, at: BackupTime, { settings, files, log, now }: BackupDeps) {
  const { databaseUrl, secret } = settings
  const { retention, withSecret } = settings.backup
  const isDue = async () => isBackupDue((await listBackups(place)).whole, at, now())
  if (!(await isDue())) return
  await alone(databaseUrl, place, async ownPlace => {
    // another worker may have made it meanwhile
    if (!(await isDue())) return
    const of = {
      databaseUrl,
      files,
      secret: { value: secret, isIncluded: withSecret },
      version: productVersion,
    }
    const made = await makeBackup(of, ownPlace, now)
    const removed = await removeBackups(ownPlace, retention)
    const { count, missingCount } = made.manifest.files ?? {}
    log.info({ backup: made.name, files: count, missing: missingCount, removed }, 'a backup was made')
  })
}

async function verifyIfDue(place: BackupPlace, days: number, { log, now }: BackupDeps): Promise<boolean> {
  const state = await readBackupState(place)
  const { newest: name } = state
  if (name === undefined || !isVerificationDue(state, days, now())) return false
  const manifest = await readManifest(place, name)
  if (manifest === undefined) return false
  const { damaged } = await verifyAndNote(place, name, manifest, now)
  if (damaged === undefined) log.info({ backup: name }, 'a backup was read and is whole')
  else log.error({ backup: name, damaged }, 'a backup is damaged')
  return true
}
