import pLimit from 'p-limit'
import { mediaWidths } from '#domain/pictures/media-address'
import type { Files } from '#server/adapters/files/files'
import { mediaFormats } from '#server/adapters/pictures/derive-picture'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { publish } from '../../../kernel/events/publish.ts'
import { filesRemoved } from '../topics.ts'
import {
  deleteDueRemovals,
  deleteEndedUses,
  deleteRowsOf,
  type FileName,
  listDueRemovals,
  listNeeded,
  lockFiles,
  lockImageRows,
} from './store.ts'

/**
 * Removes files that are due and that no row needs. Bytes go inside the transaction, against the rule of the house: its locks keep who
 * would need them (noteUse) waiting until they are gone. Killed anywhere, the next sweep does the same again.
 * Gives how many were removed: all that are due, or where `most` is given about so many.
 */
export async function sweepFiles(
  deps: Pick<Deps, 'db' | 'files'>,
  { most = Number.POSITIVE_INFINITY }: { most?: number } = {},
): Promise<number> {
  const { db, files } = deps
  let removed = 0
  let looked = 0
  await deleteEndedUses(db)
  for (
    let due = await listDueRemovals(db, atOnce);
    due.length > 0 && looked < most;
    due = await listDueRemovals(db, atOnce)
  ) {
    removed += await db.transaction(tx => sweep(tx, files, due))
    looked += due.length
  }
  return removed
}

async function sweep(tx: Sql, files: Files, due: readonly FileName[]): Promise<number> {
  await lockFiles(tx, due)
  await lockImageRows(
    tx,
    due.filter(({ kind }) => kind === 'images').map(({ key }) => key),
  )
  const needed = new Set((await listNeeded(tx, due)).map(nameOf))
  const unneeded = due.filter(file => !needed.has(nameOf(file)))
  await removeAll(files, unneeded)
  await deleteRowsOf(tx, unneeded)
  await deleteDueRemovals(tx, due)
  if (unneeded.length > 0) await publish(tx, filesRemoved, 'all', { files: [...unneeded] })
  return unneeded.length
}

/** Throws what failed only when nothing is being removed any more: the locks end with the transaction, and what is put then stays. */
async function removeAll(files: Files, names: readonly FileName[]): Promise<void> {
  const limit = pLimit(8)
  const ends = await Promise.allSettled(names.map(name => limit(() => removeBytes(files, name))))
  const failed = ends.find(end => end.status === 'rejected')
  if (failed) throw failed.reason
}

async function removeBytes(files: Files, { kind, key }: FileName): Promise<void> {
  // an image is a row; what it shows is a file of its own
  if (kind === 'images') return
  if (kind !== 'files') return files.removeCached(kind, key)
  for (const derived of derivedOf(key)) await files.removeCached('pictures', derived)
  await files.remove(key)
}

/** Keys of all that is derived from a picture for screens. */
export function derivedOf(sha256: string): string[] {
  return mediaWidths.flatMap(width => mediaFormats.map(format => `${sha256}-${width}.${format}`))
}

const nameOf = ({ kind, key }: FileName) => `${kind}/${key}`

/** What one transaction removes: it holds a connection meanwhile, and what it says must fit into one notification. */
const atOnce = 40
