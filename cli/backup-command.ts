import { join } from 'node:path'
import { phrase } from '#press/text/book-words'
import { filesOf } from '#server/adapters/files/files-of'
import { alone } from '#server/backup/alone'
import { makeBackup } from '#server/backup/make-backup'
import { listBackups, readManifest } from '#server/backup/manifest'
import type { BackupPlace } from '#server/backup/place'
import { verifyAndNote } from '#server/backup/verifications'
import { findPostgres } from '#server/kernel/db/embedded/start-postgres'
import { isNoSpace } from '#server/kernel/no-space'
import { productVersion } from '#server/product-version'
import { completeSettings, type Environment } from '#server/settings'
import type { GivenSettings } from '#server/settings-shape'
import { backupArguments, backupSettings } from './backup-arguments.ts'
import { type BackupWords, backupWords, sayContents } from './backup-words.ts'
import { keepSecret } from './serve/keep-secret.ts'
import { type ServeRefused, sayRefusal } from './serve/say-refusal.ts'
import { serveWords } from './serve/serve-words.ts'

/** `npm run backup -- [make | list | verify NAME]`, while the service runs. Gives the exit code. */
export async function backupCommand(args: readonly string[], env: Environment): Promise<number> {
  const words = backupWords(env)
  const parsed = backupArguments(args, 'to')
  const [verb = 'make', name, ...rest] = parsed?.words ?? []
  const isSound = rest.length === 0 && (verb === 'verify' ? name !== undefined : name === undefined)
  if (!parsed || !isSound || !['make', 'list', 'verify'].includes(verb)) {
    console.error(words.usage)
    return 2
  }
  const refuse = (refusal: ServeRefused) => {
    console.error(sayRefusal(refusal, serveWords(env)))
    return 1
  }
  const given = backupSettings(env, parsed.place)
  if ('refused' in given) return refuse(given)
  const { place, settings } = given
  if (place === undefined) {
    console.error(words.noPlace)
    return 2
  }
  try {
    if (verb === 'list') return await list(place, words)
    if (name !== undefined) return await verify(place, name, words)
    const made = await make(place, settings, words)
    return made === undefined ? 0 : refuse(made)
  } catch (error) {
    if (!isNoSpace(error)) throw error
    console.error(words.bad['no-space'])
    return 1
  } finally {
    place.close()
  }
}

async function make(
  place: BackupPlace,
  given: GivenSettings,
  words: BackupWords,
): Promise<ServeRefused | undefined> {
  const folder = join(given.dataFolder, 'postgres')
  const databaseUrl = given.databaseUrl ?? (await findPostgres({ folder }))
  if (databaseUrl === undefined) return { refused: 'no-postgres', folder }
  const secret = given.secret ?? keepSecret(given.dataFolder)
  if (typeof secret !== 'string') return secret
  const settings = completeSettings(given, { databaseUrl, secret })
  const of = {
    databaseUrl,
    files: filesOf(settings),
    secret: { value: secret, isIncluded: settings.backup.withSecret },
    version: productVersion,
  }
  const { name, manifest } = await alone(databaseUrl, place, ownPlace =>
    makeBackup(of, ownPlace, () => new Date()),
  )
  console.log(sayContents(words.made, name, manifest))
  const { missing = [], missingCount = 0 } = manifest.files ?? {}
  if (missingCount > 0) console.log([phrase(words.missing, { count: missingCount }), ...missing].join('\n'))
  return undefined
}

async function list(place: BackupPlace, words: BackupWords): Promise<number> {
  const { whole, unfinished } = await listBackups(place)
  for (const name of whole) {
    const manifest = await readManifest(place, name)
    if (manifest) console.log(sayContents(words.line, name, manifest))
  }
  for (const name of unfinished) console.log(phrase(words.unfinished, { name }))
  if (whole.length + unfinished.length === 0) console.log(words.none)
  return 0
}

async function verify(place: BackupPlace, name: string, words: BackupWords): Promise<number> {
  const manifest = await readManifest(place, name)
  if (manifest === undefined) {
    console.error(phrase(words.bad['no-such-backup'], { name }))
    return 1
  }
  const { damaged } = await verifyAndNote(place, name, manifest, () => new Date())
  if (damaged !== undefined) {
    console.error(phrase(words.damaged, { name, key: damaged }))
    return 1
  }
  console.log(phrase(words.sound, { name }))
  return 0
}
