import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { phrase } from '#press/text/book-words'
import { filesOf } from '#server/adapters/files/files-of'
import { DamagedBackup } from '#server/backup/checked-part'
import { fingerprintOf } from '#server/backup/make-backup'
import type { Manifest } from '#server/backup/manifest'
import type { BackupPlace } from '#server/backup/place'
import { restoreBackup, secretIn } from '#server/backup/restore-backup'
import { storeIsEmpty } from '#server/backup/store-is-empty'
import { makeQueues } from '#server/compose'
import { completeSettings, type Environment } from '#server/settings'
import type { GivenSettings } from '#server/settings-shape'
import { backupArguments, backupSettings } from './backup-arguments.ts'
import { type BackupWords, backupWords, sayContents } from './backup-words.ts'
import { makeDataFolder } from './serve/data-folder.ts'
import { keepPostgres } from './serve/keep-postgres.ts'
import { type ServeRefused, sayRefusal } from './serve/say-refusal.ts'
import { serveWords } from './serve/serve-words.ts'

/** `npm run restore -- NAME`, while no service runs on the same data. Gives the exit code. */
export async function restoreCommand(args: readonly string[], env: Environment): Promise<number> {
  const words = backupWords(env)
  const parsed = backupArguments(args, 'from')
  const [name, ...rest] = parsed?.words ?? []
  if (!parsed || name === undefined || rest.length > 0) {
    console.error(words.restoreUsage)
    return 2
  }
  const given = backupSettings(env, parsed.place)
  if ('refused' in given) {
    console.error(sayRefusal(given, serveWords(env)))
    return 1
  }
  const { place, settings } = given
  if (place === undefined) {
    console.error(words.noPlace)
    return 2
  }
  makeDataFolder(settings.dataFolder)
  const database = await openDatabase(settings)
  if ('refused' in database) {
    console.error(sayRefusal(database, serveWords(env)))
    return 1
  }
  try {
    return await restore(place, name, settings, database.url, parsed.withFilesThere, words)
  } finally {
    place.close()
    await database.stop()
  }
}

/** The one of the settings, or our own. */
async function openDatabase(
  settings: GivenSettings,
): Promise<{ url: string; stop(): Promise<void> } | ServeRefused> {
  if (settings.databaseUrl !== undefined) return { url: settings.databaseUrl, stop: async () => undefined }
  const folder = join(settings.dataFolder, 'postgres')
  const postgres = await keepPostgres({ folder, onRestart: () => undefined, onTrouble: () => undefined })
  if (!('refused' in postgres)) return postgres
  return postgres.refused === 'already-running' ? { refused: postgres.refused, folder } : postgres
}

async function restore(
  place: BackupPlace,
  name: string,
  given: GivenSettings,
  databaseUrl: string,
  mayHaveFiles: boolean,
  words: BackupWords,
): Promise<number> {
  // nothing is signed here
  const settings = completeSettings(given, { databaseUrl, secret: '' })
  try {
    const restored = await restoreBackup(place, name, {
      databaseUrl,
      files: filesOf(settings),
      hasFiles: async () => !(await storeIsEmpty(settings.files)),
      makeQueues: () => makeQueues(databaseUrl),
      mayHaveFiles,
    })
    if ('refused' in restored) {
      const migration = 'migration' in restored ? restored.migration : ''
      console.error(phrase(words.bad[restored.refused], { name, migration }))
      return 1
    }
    console.log(sayContents(words.restored, name, restored.manifest))
    await settleSecret(place, restored.manifest, given, words)
    return 0
  } catch (error) {
    if (!(error instanceof DamagedBackup)) throw error
    console.error(phrase(words.damaged, { name, key: error.key }))
    return 1
  }
}

/** Puts the secret of the backup where there is none, and says so where another one is there, or none at all. */
async function settleSecret(
  place: BackupPlace,
  manifest: Manifest,
  given: GivenSettings,
  words: BackupWords,
): Promise<void> {
  const file = join(given.dataFolder, 'secret')
  const present = given.secret ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined)
  const secret = await secretIn(place, manifest)
  if (present === undefined && secret !== undefined) {
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' })
    console.log(phrase(words.secretPut, { file }))
  } else if (present === undefined || fingerprintOf(present) !== manifest.secret.fingerprint)
    console.error(phrase(words.secretOther, { fingerprint: manifest.secret.fingerprint, file }))
}
