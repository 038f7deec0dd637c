import { join } from 'node:path'
import { phrase } from '#press/text/book-words'
import { folderPlace } from '#server/backup/folder-place'
import { makeBackup } from '#server/backup/make-backup'
import { removeBackups } from '#server/backup/remove-backups'
import { migrate } from '#server/kernel/db/migrate'
import { untilItAnswers } from '#server/kernel/db/until-it-answers'
import { productVersion } from '#server/product-version'
import type { GivenSettings } from '#server/settings-shape'
import { explain } from './explain.ts'
import { type Database, openDatabase } from './open-database.ts'
import type { Service } from './parse-services.ts'
import type { Open, Run } from './run.ts'
import type { ServeRefused } from './say-refusal.ts'
import type { ServeWords } from './serve-words.ts'

/** The database, with the tables of this version. */
export async function migratedDatabase(
  run: Run,
  words: ServeWords,
  open: Open,
  settings: GivenSettings & { secret: string },
  services: ReadonlySet<Service>,
): Promise<Database | ServeRefused> {
  const database = await openDatabase(run, words, open, settings, services)
  if ('refused' in database) return database
  const migrated = await untilItAnswers(
    () => migrate(database.url, undefined, () => keepBeforeUpgrade(run, words, settings, database.url)),
    error => run.complain(phrase(words.databaseAway, { why: explain(error) })),
    { signal: run.stopSignal },
  )
  return 'refused' in migrated ? migrated : database
}

/** A backup of the database alone, beside the data: files are only added, so that an older version finds its own. */
async function keepBeforeUpgrade(
  run: Run,
  words: ServeWords,
  { dataFolder, backup, secret }: GivenSettings & { secret: string },
  databaseUrl: string,
): Promise<void> {
  if (!backup.beforeUpgrade) return
  const folder = join(dataFolder, 'before-upgrade')
  const of = { databaseUrl, secret: { value: secret, isIncluded: false }, version: productVersion }
  const place = folderPlace(folder)
  const { name } = await makeBackup(of, place, () => new Date())
  await removeBackups(place, { days: 0, weeks: 0 })
  run.say(phrase(words.keptBeforeUpgrade, { name, folder }))
}
