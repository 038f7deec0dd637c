import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '../adapters/files/sync-folder.ts'
import { movedMark, upgradeFolder } from '../kernel/db/embedded/cluster-state.ts'
import { endPostgres, startPostgres } from '../kernel/db/embedded/start-postgres.ts'
import { refusalOf } from '../kernel/db/migrate.ts'
import { folderPlace } from './folder-place.ts'
import { loadDatabase } from './load-database.ts'
import { type BackupOf, makeBackup } from './make-backup.ts'
import { firstDifference } from './same-rows.ts'

export interface UpgradeOf {
  /** Home of the cluster, no link. */
  home: string
  /** Of PostgreSQL as old as the data: `bin`, `lib`, `share`. */
  binaries: string
  backup: Omit<BackupOf, 'databaseUrl' | 'files'>
  /** Keeps everybody else out of the old one; undefined where somebody uses it. */
  claim(databaseUrl: string): Promise<{ end(): Promise<void> } | undefined>
  makeQueues(databaseUrl: string): Promise<void>
}

export type UpgradeRefused =
  | { refused: 'already-running' }
  | { refused: 'newer-version'; migration: string }
  | { refused: 'rows-differ'; table: string }

/**
 * Writes the data of an older PostgreSQL anew beside it, as a backup that the newer one reads, and compares all rows. The old data are only
 * read. Killed anywhere, the next time begins anew, or, once all is compared, puts things in their place (`finishUpgrade`).
 */
export async function upgradeCluster(of: UpgradeOf, now: () => Date): Promise<'compared' | UpgradeRefused> {
  const folder = join(of.home, upgradeFolder)
  const cluster = join(folder, 'cluster')
  await endPostgres({ folder: cluster })
  rmSync(folder, { recursive: true, force: true })
  const old = await startPostgres({ folder: of.home, binaries: of.binaries })
  try {
    const claim = await of.claim(old.url)
    if (claim === undefined) return { refused: 'already-running' }
    try {
      const done = await writeAnew(of, old.url, { folder, cluster }, now)
      if (done !== 'compared') {
        rmSync(folder, { recursive: true })
        return done
      }
    } finally {
      await claim.end()
      await old.stop()
    }
    // after the old one has stopped: no server runs on data that are moved
    await markCompared(of.home)
    return 'compared'
  } catch (error) {
    // a full disk is full of what is of no use
    await endPostgres({ folder: cluster })
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

async function writeAnew(
  { home, backup, makeQueues }: UpgradeOf,
  oldUrl: string,
  { folder, cluster }: { folder: string; cluster: string },
  now: () => Date,
): Promise<'compared' | UpgradeRefused> {
  for (const path of [folder, cluster]) {
    mkdirSync(path, { mode: 0o711 })
    // whatever the umask: the user of PostgreSQL passes through
    chmodSync(path, 0o711)
  }
  const place = folderPlace(join(folder, 'backup'))
  const { manifest } = await makeBackup({ ...backup, databaseUrl: oldUrl }, place, now)
  const newer = refusalOf(manifest.migrations)
  if (newer) return { refused: 'newer-version', migration: newer.name }
  copyFileSync(join(home, 'password'), join(cluster, 'password'))
  const fresh = await startPostgres({ folder: cluster })
  try {
    await makeQueues(fresh.url)
    await loadDatabase(fresh.url, place, manifest)
    const table = await firstDifference(oldUrl, fresh.url, manifest.tables)
    if (table !== undefined) return { refused: 'rows-differ', table }
  } finally {
    // writes everything down
    await fresh.stop()
  }
  return 'compared'
}

async function markCompared(home: string): Promise<void> {
  const mark = await open(join(home, movedMark), 'w', 0o600)
  await mark.sync()
  await mark.close()
  await syncFolder(join(home, upgradeFolder))
}

/** Puts the new data in the place of the old ones, which stay beside; gives where. Each step may have been done already. */
export async function finishUpgrade(home: string): Promise<string> {
  const data = join(home, 'data')
  const fresh = join(home, upgradeFolder, 'cluster', 'data')
  if (existsSync(data) && existsSync(fresh)) {
    const major = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
    renameSync(data, join(home, `data-${major}`))
    await syncFolder(home)
  }
  if (existsSync(fresh)) renameSync(fresh, data)
  await syncFolder(home)
  rmSync(join(home, upgradeFolder), { recursive: true })
  await syncFolder(home)
  return home
}
