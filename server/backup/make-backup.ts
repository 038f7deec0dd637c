import { hkdfSync } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Files } from '../adapters/files/files.ts'
import { checkPart } from './checked-part.ts'
import { copyFiles } from './copy-files.ts'
import { dumpDatabase } from './dump-database.ts'
import { fileNames } from './file-names.ts'
import { backupName, type Manifest, manifestKey, type Part, readManifest } from './manifest.ts'
import type { BackupPlace } from './place.ts'

export interface BackupOf {
  databaseUrl: string
  /** Absent: of the database alone. */
  files?: Pick<Files, 'open'>
  secret: { value: string; isIncluded: boolean }
  /** Of this program. */
  version: string
}

/**
 * Makes a backup while the service runs, and gives its name: the database as it is at one moment, then the files that it names, then the
 * manifest, each read back. Killed before the manifest is there, it is no backup, and the next one removes it.
 */
export async function makeBackup(
  of: BackupOf,
  place: BackupPlace,
  now: () => Date,
): Promise<{ name: string; manifest: Manifest }> {
  const createdAt = now()
  const name = backupName(createdAt, of.files === undefined)
  const { fileNames: names, ...database } = await dumpDatabase(of.databaseUrl, place, name)
  for (const part of [...database.tables, ...(names ? [names] : [])]) await checkPart(place, part)
  const { value, isIncluded } = of.secret
  const manifest: Manifest = {
    format: 1,
    version: of.version,
    createdAt: createdAt.toISOString(),
    ...database,
    ...(of.files &&
      names && { files: { names, ...(await copyFiles(of.files, place, fileNames(place, names))) } }),
    secret: {
      fingerprint: fingerprintOf(value),
      ...(isIncluded && { part: await writeSecret(place, name, value) }),
    },
  }
  await place.write(manifestKey(name), Readable.from([Buffer.from(JSON.stringify(manifest, undefined, 1))]))
  if ((await readManifest(place, name)) === undefined) throw new Error(`${name} cannot be read back`)
  return { name, manifest }
}

/** Tells one secret from another; a secret of 32 random characters is not found by it. */
export function fingerprintOf(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'daybound backup fingerprint', 8)).toString('hex')
}

async function writeSecret(place: BackupPlace, name: string, secret: string): Promise<Part> {
  const key = `backups/${name}/secret`
  const { size, sha256 } = await place.write(key, Readable.from([Buffer.from(secret)]))
  const part = { key, bytes: size, sha256 }
  await checkPart(place, part)
  return part
}
