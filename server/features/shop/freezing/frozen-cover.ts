import type { Deps } from '../../../deps.ts'
import { listFrozenBooks, readSnapshotRow } from './store.ts'
import { storeSnapshot } from './store-snapshot.ts'

/** JPEG of the cover of an order's first book, as it was ordered; undefined where it could not be drawn. */
export async function frozenCover(oid: string, deps: Deps): Promise<Buffer | undefined> {
  const [book] = await listFrozenBooks(deps.db, oid)
  if (!book) return undefined
  // the first mail of an order writes it
  await storeSnapshot(book.snapshotKey, deps)
  const { cover } = await readSnapshotRow(deps.db, book.snapshotKey)
  return cover === null ? undefined : deps.files.read(cover)
}
