import { monthOf } from '#domain/time/civil-time'
import { namedUris } from '#sources/read-history'
import type { Deps } from '../../../deps.ts'
import { runExclusively } from '../../../kernel/db/run-exclusively.ts'
import type { BookRow } from '../books/schema.ts'
import { inSteps } from '../progress/in-steps.ts'
import { setProgress } from '../progress/set-progress.ts'
import { limitsOf } from '../quotas/limits-of.ts'
import { pictureBudget } from '../quotas/picture-budget.ts'
import { readPictureBytes } from '../quotas/store.ts'
import type { ReachedFigures } from '../stored.ts'
import { removeUploads } from '../uploads/remove-uploads.ts'
import { accountUnnamed } from './account-unnamed.ts'
import { contentFlags } from './content-flags.ts'
import type { HistorySource, Trouble } from './history-source.ts'
import { beginImport, endImport, whatOf } from './import-states.ts'
import type { BeginTypesetting, ImportTypesetting } from './import-typesetting.ts'
import { type ImportedItems, loadImportedItems } from './imported-items.ts'
import { ingestBatch, isUnseen } from './ingest-batch.ts'
import { openSource } from './open-source.ts'
import { countPhotos, pauseImport } from './pause-import.ts'
import { processPhotos } from './process-photos.ts'
import { readingProgress } from './reading-progress.ts'
import { restoreExports } from './restore-exports.ts'
import type { ImportRow } from './schema.ts'
import { setDefaultCover } from './set-default-cover.ts'
import type { ImportEnd } from './settle-parts.ts'
import { whyQuota } from './start-import.ts'
import { readImport } from './store.ts'
import { whileWanted } from './while-wanted.ts'

/**
 * An import from its sources to set pages. Each of its steps ends in a transaction and can be done again: what was read is
 * read again and joins itself, or is passed over as is what was looked at and set.
 */
export async function runImport(
  deps: Deps,
  importId: string,
  beginTypesetting: BeginTypesetting,
): Promise<void> {
  // An import that waited may have two jobs. The second waits for the end of the first, or of its killed worker's connection.
  const lock = { lockClass: importLocks, key: importId }
  await runExclusively(deps.settings.databaseUrl, lock, () => runAlone(deps, importId, beginTypesetting))
}

/** Beside the locks of keyed jobs (kernel/jobs/enqueue.ts). */
const importLocks = 7_402

async function runAlone(deps: Deps, importId: string, beginTypesetting: BeginTypesetting): Promise<void> {
  const begun = await beginImport(deps, importId)
  if (!begun) return removeRefused(deps, importId)
  const { row, book } = begun
  if (book.finalized) return endImport(deps, row, { state: 'failed', why: 'book-final', items: 0 })
  const { bid } = book
  // months are set as soon as the first pictures are there
  void deps.engine.keepReady()
  const kind = whatOf(row.via)
  const importedItems = await loadImportedItems(deps.db, bid)
  const reading = readingProgress(step => setProgress(deps.db, deps, bid, kind, step))
  const opened = await whileWanted(deps, row, signal =>
    openSource(deps, row, book, {
      wantsPictures: [...importedItems.values()].some(item => item.original.media.some(isUnseen)),
      onProgress: reading.say,
      onWait: reading.waits,
      signal,
    }),
  )
  try {
    await reading.end()
  } catch (error) {
    // nobody else has it yet
    if (opened && 'source' in opened) await opened.source.close()
    throw error
  }
  // deleted, and there is nothing to begin; or its archive was taken back, and it has to say so
  if (!opened) return runAlone(deps, importId, beginTypesetting)
  if ('refused' in opened) {
    const isEmpty = opened.refused === 'empty-archive'
    const used = isEmpty ? await accountUnnamed(deps, row, { uris: [], importedItems }) : []
    await endImport(deps, row, { state: 'failed', why: opened.refused, items: importedItems.size, used })
    return removeRefused(deps, importId)
  }
  if ('tooEarly' in opened)
    return pauseImport(deps, row, { readTo: opened.tooEarly, isRead: false, importedItems })
  if ('exports' in opened) {
    const end = await restoreExports(
      deps,
      { row, book, archives: opened.exports },
      beginTypesetting(deps, bid),
    )
    const { size } = await loadImportedItems(deps.db, bid)
    await endImport(deps, row, { ...end, items: size })
    return removeRefused(deps, importId)
  }
  const { source, why, arrived } = opened
  const end: ImportEnd = {
    state: why === undefined ? 'done' : 'partly',
    items: 0,
    ...(why !== undefined && { why }),
  }
  let uris: string[] = []
  try {
    const read = await readAll(deps, book, importId, importedItems, source)
    const { troubles } = read
    uris = read.uris
    await reading.isRead(importedItems.size)
    const trouble = whyOf(troubles)
    if (trouble !== undefined) Object.assign(end, { state: 'partly', why: trouble })
    const reached = await lookAndSet(deps, book, row, importedItems, source, {
      typesetting: beginTypesetting(deps, bid),
      isWhole: arrived === undefined,
    })
    if (reached) Object.assign(end, { state: 'partly', why: whyQuota.pictureBytes, figures: reached })
    const cut = source.cutShort?.()
    if (cut !== undefined) Object.assign(end, { state: 'partly', why: cut })
  } finally {
    await source.close()
  }
  const used = source.used?.() ?? []
  const sources = [...importedItems.values()].map(item => item.original.source)
  const flags = contentFlags(sources, row)
  if (arrived) return pauseImport(deps, row, { readTo: arrived, isRead: true, importedItems, used, flags })
  const named = row.via === 'archive' ? await accountUnnamed(deps, row, { uris, importedItems }) : []
  await endImport(deps, row, { ...end, items: importedItems.size, used: [...used, ...named], flags })
}

/** Archives that nobody can read; after an import that was killed between its end and this as well. */
async function removeRefused(deps: Deps, importId: string): Promise<void> {
  const row = await readImport(deps.db, importId)
  if (row?.state === 'failed' && row.why !== 'empty-archive') await removeUploads(deps, row.request.uploads)
}

async function readAll(
  deps: Deps,
  book: BookRow,
  importId: string,
  importedItems: ImportedItems,
  source: HistorySource,
): Promise<{ troubles: Trouble[]; uris: string[] }> {
  const troubles: Trouble[] = []
  const uris: string[] = []
  for await (const batch of source.batches()) {
    await ingestBatch(deps, book, importId, importedItems, batch)
    troubles.push(...batch.troubles)
    // one by one, as everywhere that archives say how many: of too many at once a call has no room
    for (const uri of namedUris(batch)) uris.push(uri)
  }
  return { troubles, uris }
}

/**
 * Pictures come in and months are set side by side; a month is set once its pictures are there. Gives the figures of the quota
 * where not all of them could come in.
 */
async function lookAndSet(
  deps: Deps,
  book: BookRow,
  { importId, request }: ImportRow,
  importedItems: ImportedItems,
  source: HistorySource,
  // `isWhole`: no more of it is to arrive
  { typesetting, isWhole }: { typesetting: ImportTypesetting; isWhole: boolean },
): Promise<ReachedFigures | undefined> {
  const { bid } = book
  const looked = inSteps((done, of) =>
    setProgress(deps.db, deps, bid, 'pictures', { done, of, state: done < of ? 'running' : 'done' }),
  )
  typesetting.expect(monthsOf(book, importedItems))
  // one that looks each time more has arrived goes on counting
  const { processed, unprocessed } = countPhotos(importedItems)
  const before = request.early ? processed : 0
  const { pictureBytes } = await limitsOf(deps.db, book.uid, deps)
  const budget = pictureBudget(pictureBytes, () => readPictureBytes(deps.db, book.uid))
  try {
    await processPhotos({
      deps,
      book,
      importId,
      importedItems,
      source,
      budget,
      onProgress: (done, of) => looked.say(before + done, request.early ? before + unprocessed : of),
      onMonths: months => typesetting.add(months),
    })
  } finally {
    await typesetting.settle()
  }
  // before its pages are said to be done: whoever waits for these finds the book as it stays
  if (isWhole) await setDefaultCover(deps, bid, importedItems)
  await looked.end()
  await typesetting.finish()
  return budget.reached()
}

/** How many months of the book will have pages. */
function monthsOf({ timeZone }: BookRow, importedItems: ImportedItems): number {
  const printed = [...importedItems.values()].filter(({ chosen, deleted }) => chosen && !deleted)
  return new Set(printed.map(({ original, edits }) => monthOf(edits.time ?? original.time, timeZone))).size
}

function whyOf(troubles: readonly Trouble[]): string | undefined {
  const kinds = ['expired', 'failed', 'rate-limit', 'permission'] as const
  return kinds.find(kind => troubles.some(trouble => trouble.kind === kind))
}
