import type { Piece } from '#contract/upload-order'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { lockUpload } from '../uploads/store.ts'
import { importQueue } from './import-queue.ts'
import type { ImportRow } from './schema.ts'
import { findReached, startImport } from './start-import.ts'
import { lockForsakenImports, lockImportOfUpload, updateImport } from './store.ts'

/**
 * More of an archive has arrived: begins its import once its words are there, and goes on with it when enough has come to be
 * worth a look.
 */
export async function readArriving(db: Sql, deps: Deps, uploadId: string, arrived: number): Promise<void> {
  await db.transaction(async tx => {
    const row = await lockUpload(tx, uploadId)
    if (!row?.first || row.wholeAt || !isWorthReading(row.first, row.readTo, arrived, row.bytes)) return
    const { bid, name } = row
    const running = await lockImportOfUpload(tx, bid, uploadId)
    if (running) return wake(tx, deps, running)
    // it is said once, when all of it is here
    if (await findReached(tx, deps, row.uid)) return
    await startImport(tx, deps, {
      bid,
      via: 'archive',
      request: { uploads: [uploadId], early: 'begun' },
      names: [name],
    })
  })
}

/** Imports that were begun early, and whose archive was taken back or never came whole, are brought to their end. */
export async function endGone(db: Sql, deps: Deps): Promise<void> {
  await db.transaction(async tx => {
    for (const row of await lockForsakenImports(tx)) await wake(tx, deps, row)
  })
}

/**
 * Gives whole uploads to the imports that were begun with them while they arrived. Gives the last of these, and the uploads
 * that none was begun with.
 */
export async function handToEarly(
  tx: Sql,
  deps: Deps,
  bid: string,
  uploadIds: readonly string[],
): Promise<{ early: ImportRow | undefined; ownUploads: string[] }> {
  let early: ImportRow | undefined
  const ownUploads: string[] = []
  for (const uploadId of uploadIds) {
    const running = await lockImportOfUpload(tx, bid, uploadId)
    if (running && running.state !== 'failed') {
      early = running
      if (!running.request.early) continue
      const { early: _, ...request } = running.request
      await updateImport(tx, running.importId, { request })
      await wake(tx, deps, running)
    } else ownUploads.push(uploadId)
  }
  return { early, ownUploads }
}

async function wake(tx: Sql, deps: Deps, { importId, state }: ImportRow): Promise<void> {
  // one that waits or runs looks itself whether there is more
  if (state !== 'arriving') return
  await updateImport(tx, importId, { state: 'waiting' })
  await deps.jobs.enqueue(tx, importQueue, { importId })
}

function isWorthReading(first: readonly Piece[], readTo: number, arrived: number, bytes: number): boolean {
  const words = first.reduce((sum, [, length]) => sum + length, 0)
  if (arrived < words) return false
  if (readTo < words || arrived === bytes) return readTo < arrived
  // the more there is, the more must come: an archive of gigabytes is looked at some fifty times, not once a second
  return arrived - readTo >= Math.max(leastBytes, readTo / 8)
}

const leastBytes = 4 * 2 ** 20
