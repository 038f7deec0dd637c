import { and, eq, sql } from 'drizzle-orm'
import type { Piece } from '#contract/upload-order'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { type ImportRow, imports, uploads } from '../schema.ts'
import { importQueue } from './import-queue.ts'
import { startImport } from './start-import.ts'

/**
 * More of an archive has arrived: begins its import once its words are there, and goes on with it when enough has come to be
 * worth a look.
 */
export async function readArriving(db: Sql, deps: Deps, uploadId: string, arrived: number): Promise<void> {
  await db.transaction(async tx => {
    const [row] = await tx.select().from(uploads).where(eq(uploads.uploadId, uploadId)).for('update')
    if (!row?.first || row.wholeAt || !isWorthReading(row.first, row.readTo, arrived, row.bytes)) return
    const { bid, name } = row
    const [known] = await importsOf(tx, bid, uploadId)
    if (known) return wake(tx, deps, known)
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
    const left = await tx
      .select()
      .from(imports)
      .where(
        and(
          eq(imports.state, 'arriving'),
          sql`not exists (select from uploads where ${imports.request} -> 'uploads' ? uploads.upload_id)`,
        ),
      )
      .for('no key update')
    for (const row of left) await wake(tx, deps, row)
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
): Promise<{ early: ImportRow | undefined; left: string[] }> {
  let early: ImportRow | undefined
  const left: string[] = []
  for (const uploadId of uploadIds) {
    const [known] = await importsOf(tx, bid, uploadId)
    if (known && known.state !== 'failed') {
      early = known
      if (!known.request.early) continue
      const { early: _, ...request } = known.request
      await tx.update(imports).set({ request }).where(eq(imports.importId, known.importId))
      await wake(tx, deps, known)
    } else left.push(uploadId)
  }
  return { early, left }
}

function importsOf(tx: Sql, bid: string, uploadId: string): Promise<ImportRow[]> {
  return tx
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.bid, bid),
        eq(imports.via, 'archive'),
        sql`${imports.request} -> 'uploads' ? ${uploadId}::text`,
      ),
    )
    .orderBy(sql`${imports.startedAt} desc`)
    .limit(1)
    .for('no key update')
}

async function wake(tx: Sql, deps: Deps, { importId, state }: ImportRow): Promise<void> {
  // one that waits or runs looks itself whether there is more
  if (state !== 'arriving') return
  await tx.update(imports).set({ state: 'waiting' }).where(eq(imports.importId, importId))
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
