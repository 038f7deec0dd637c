import { readdir, rm, stat } from 'node:fs/promises'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { imports, uploads } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { uploadFolder, uploadPath } from './upload-path.ts'

type Wanted = Pick<typeof imports.$inferSelect, 'bid' | 'via' | 'wanted'>

/**
 * Removes the archives that an import has read. Parts that nothing could be made of yet stay, since the part that names their
 * pictures may come later.
 */
export async function removeRead(deps: Deps, row: Wanted, refused?: string): Promise<void> {
  if (row.via !== 'archive' || refused === 'empty-archive') return
  await removeUploads(deps, await uploadsOf(deps, row))
}

/** Uploads that an import reads: those it names, and those that earlier imports left. */
export async function uploadsOf({ db }: Pick<Deps, 'db'>, { bid, wanted }: Wanted): Promise<string[]> {
  const ended = await db
    .select({ wanted: imports.wanted })
    .from(imports)
    .where(and(eq(imports.bid, bid), eq(imports.via, 'archive'), eq(imports.why, 'empty-archive')))
  return [...new Set([...(wanted.uploads ?? []), ...ended.flatMap(one => one.wanted.uploads ?? [])])]
}

/**
 * Removes what never became whole, and what was kept for other parts for a week in vain; both from their last byte on, since one that
 * comes slowly is no old one. For the start of a worker.
 */
export async function removeOldUploads(deps: Deps): Promise<number> {
  const { db, now } = deps
  const ago = (days: number) => new Date(now().getTime() - days * dayMs)
  const rows = await db
    .select()
    .from(uploads)
    .where(lt(uploads.createdAt, ago(unfinishedDays)))
  const old: string[] = []
  for (const { uploadId, wholeAt } of rows) {
    const file = await stat(uploadPath(deps.settings, uploadId)).catch(() => undefined)
    if (!file || file.mtime < ago(wholeAt ? keptDays : unfinishedDays)) old.push(uploadId)
  }
  await removeUploads(deps, old)
  return old.length + (await removeOrphans(deps, ago(unfinishedDays)))
}

/** Files whose row is gone, with its book for example. */
async function removeOrphans({ db, settings }: Deps, before: Date): Promise<number> {
  const names = await readdir(uploadFolder(settings)).catch(() => [])
  const rows = await db.select({ uploadId: uploads.uploadId }).from(uploads)
  const known = new Set(rows.map(row => row.uploadId))
  let removed = 0
  for (const name of names.filter(one => !known.has(one))) {
    const path = uploadPath(settings, name)
    const info = await stat(path).catch(() => undefined)
    if (!info?.isFile() || info.mtime >= before) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

async function removeUploads({ db, settings }: Deps, uploadIds: readonly string[]): Promise<void> {
  if (uploadIds.length === 0) return
  // the row last: a killed process finds it again and removes what it left
  for (const uploadId of uploadIds) await rm(uploadPath(settings, uploadId), { force: true })
  await db.delete(uploads).where(inArray(uploads.uploadId, [...uploadIds]))
}

const dayMs = 24 * 3_600_000
const unfinishedDays = 2
const keptDays = 7
