import type { ImportVia } from '#domain/catalogue/networks'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { afterCommit } from '../../../kernel/db/inside-transaction.ts'
import type { BookRow } from '../books/schema.ts'
import { lockBook, updateBook } from '../books/store.ts'
import { sayStoreWaits } from '../progress/say-store-waits.ts'
import { setProgress } from '../progress/set-progress.ts'
import { listProgress } from '../progress/store.ts'
import { workEnded } from '../topics.ts'
import { lockUploadsOfBook } from '../uploads/store.ts'
import { importQueue } from './import-queue.ts'
import { dropPlace } from './reading-place.ts'
import type { ImportRow } from './schema.ts'
import { type ImportEnd, settleParts } from './settle-parts.ts'
import {
  deleteTroubles,
  isOtherRunning,
  listWaitingImports,
  lockImport,
  readImport,
  updateImport,
} from './store.ts'

/** Begins an import, or goes on with one that was killed; undefined where there is nothing to do, or not yet. */
export async function beginImport(
  { db }: Deps,
  importId: string,
): Promise<{ row: ImportRow; book: BookRow } | undefined> {
  return db.transaction(async tx => {
    const named = await readImport(tx, importId)
    if (!named) return undefined
    // the lock of the book: two imports cannot both see that no other runs
    const book = await lockBook(tx, named.bid)
    const row = await lockImport(tx, importId)
    if (!book || !row || (row.state !== 'waiting' && row.state !== 'running')) return undefined
    const isBusy = await isOtherRunning(tx, row)
    // its end calls the next
    if (isBusy && row.state === 'waiting') return undefined
    // one that was killed says again what stands in its way
    await deleteTroubles(tx, importId)
    await updateImport(tx, importId, { state: 'running' })
    return { row, book }
  })
}

/** Ends an import and calls the one that waits. */
export async function endImport(deps: Deps, row: ImportRow, end: ImportEnd): Promise<void> {
  const { bid, via, importId } = row
  await deps.db.transaction(async tx => {
    await lockUploadsOfBook(tx, bid)
    const book = await lockBook(tx, bid)
    if (!book) return
    const now = deps.now()
    const { state, why, items, flags } = via === 'archive' ? await settleParts(tx, row, end) : end
    await updateImport(tx, importId, { state, why: why ?? null, figures: end.figures ?? null, endedAt: now })
    await dropPlace(tx, importId)
    afterCommit(() => deps.log.info({ importId, bid, uid: book.uid, state, why }, 'an import ended'))
    const waiting = await flagBook(tx, bid, flags, now)
    const isMore = waiting.some(other => whatOf(other.via) === whatOf(via))
    const isBad = state === 'failed' && !isMore
    await setProgress(tx, deps, bid, whatOf(via), {
      // how far the next one is, nobody knows yet
      done: isMore ? 0 : items,
      of: isMore ? 0 : items,
      state: isMore ? 'running' : isBad ? 'failed' : 'done',
      // what was brought in partly says why as well, until another import ends
      ...(!isMore && why !== undefined && { why }),
    })
    if (waiting[0]) await deps.jobs.enqueue(tx, importQueue, { importId: waiting[0].importId })
    else await deps.events.emit(tx, workEnded, { bid, what: 'import', isGood: state !== 'failed' })
  })
}

/** After the last try, or before the first: the person hears why. */
export async function failImport(deps: Deps, importId: string, why: string): Promise<void> {
  const row = await readImport(deps.db, importId)
  if (!row || (row.state !== 'waiting' && row.state !== 'running')) return
  const { bid } = row
  for (const { what, state, done, total } of await listProgress(deps.db, bid)) {
    const isStuck = (state === 'running' || state === 'arriving') && (what === 'pictures' || what === 'pages')
    if (isStuck) await setProgress(deps.db, deps, bid, what, { done, of: total, state: 'failed', why })
  }
  await endImport(deps, row, { state: 'failed', why, items: 0 })
}

/** The store of files keeps an import waiting. */
export async function sayImportWaits(deps: Deps, importId: string): Promise<void> {
  const row = await readImport(deps.db, importId)
  if (row?.state === 'running') await sayStoreWaits(deps, row.bid, [whatOf(row.via), 'pictures', 'pages'])
}

/** An import that failed waits for its turn again. */
export async function reopenImport(tx: Sql, deps: Deps, importId: string): Promise<void> {
  const row = await readImport(tx, importId)
  if (row?.state !== 'failed') return
  await updateImport(tx, importId, { state: 'waiting', why: null, figures: null, endedAt: null })
  await setProgress(tx, deps, row.bid, whatOf(row.via), { done: 0, of: 0, state: 'running' })
}

/** Which flag of the book says that an import runs. */
export function whatOf(via: ImportRow['via']): 'posts' | 'ins' {
  return parts[via]
}

const parts: Record<ImportVia, 'posts' | 'ins'> = { facebook: 'posts', instagram: 'ins', archive: 'posts' }

/** Says in the book what it has now, and gives the imports that wait for their turn, the oldest first. */
export async function flagBook(
  tx: Sql,
  bid: string,
  flags: ImportEnd['flags'],
  now: Date,
): Promise<ImportRow[]> {
  if (flags && Object.keys(flags).length > 0) await updateBook(tx, bid, { ...flags, updatedAt: now })
  return listWaitingImports(tx, bid)
}
