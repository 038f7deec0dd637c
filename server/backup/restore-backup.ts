import type { Files } from '../adapters/files/files.ts'
import { migrate, refusalOf } from '../kernel/db/migrate.ts'
import { checkedPart, DamagedBackup, fileKey } from './checked-part.ts'
import { inTurns } from './copy-files.ts'
import { fileNames } from './file-names.ts'
import { isEmptyDatabase, loadDatabase } from './load-database.ts'
import { type Manifest, readManifest } from './manifest.ts'
import type { BackupPlace } from './place.ts'

export interface RestoreTo {
  databaseUrl: string
  files: Pick<Files, 'put' | 'has'>
  /** Whether the store holds any file. */
  hasFiles(): Promise<boolean>
  /** Makes the queues of jobs. */
  makeQueues(): Promise<void>
  /** Files that are there already are taken as they are: of a restoring that was cut short, or of the same installation. */
  mayHaveFiles: boolean
}

export type RestoreRefused =
  | { refused: 'no-such-backup' | 'database-not-empty' | 'files-not-empty' }
  | { refused: 'newer-version'; migration: string }

/**
 * Brings a backup into an empty database and an empty store: files first, then the database in one transaction, then what the program has
 * newer than the backup. Killed anywhere, the database is empty still. Throws DamagedBackup where the backup is not as it was written.
 */
export async function restoreBackup(
  place: BackupPlace,
  name: string,
  to: RestoreTo,
): Promise<{ manifest: Manifest } | RestoreRefused> {
  const manifest = await readManifest(place, name)
  if (manifest === undefined) return { refused: 'no-such-backup' }
  const newer = refusalOf(manifest.migrations)
  if (newer) return { refused: 'newer-version', migration: newer.name }
  if (!(await isEmptyDatabase(to.databaseUrl))) return { refused: 'database-not-empty' }
  if (manifest.files && !to.mayHaveFiles && (await to.hasFiles())) return { refused: 'files-not-empty' }
  if (manifest.files) await restoreFiles(place, manifest.files, to)
  await to.makeQueues()
  await loadDatabase(to.databaseUrl, place, manifest)
  const migrated = await migrate(to.databaseUrl)
  if ('refused' in migrated) throw new Error(`${migrated.refused}: ${migrated.name}`)
  return { manifest }
}

async function restoreFiles(
  place: BackupPlace,
  { names, missingCount }: NonNullable<Manifest['files']>,
  { files }: RestoreTo,
): Promise<void> {
  let missing = 0
  await inTurns(fileNames(place, names), async sha256 => {
    if (await files.has(sha256)) return
    const stream = await place.read(fileKey(sha256))
    if (stream === undefined) missing += 1
    else if ((await files.put(stream)).sha256 !== sha256) throw new DamagedBackup(fileKey(sha256))
  })
  if (missing > missingCount) throw new DamagedBackup(names.key)
}

/** The secret that a backup holds, where it does. */
export async function secretIn(place: BackupPlace, { secret }: Manifest): Promise<string | undefined> {
  if (!secret.part) return undefined
  const chunks: Buffer[] = []
  for await (const chunk of checkedPart(place, secret.part)) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
