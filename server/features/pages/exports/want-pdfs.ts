import type { Deps } from '../../../deps.ts'
import { listBooksOf } from '../../library/books/store.ts'
import { countPrintedByMonth } from '../../library/content/printed-items.ts'
import { downloadKey } from '../downloads/download-key.ts'
import { askForDownload } from '../downloads/make-download.ts'
import { type DownloadRow, findDownload } from '../downloads/store.ts'

export interface WantedPdfs {
  /** sha256 of reading editions by the bid of their book. */
  ready: Map<string, string>
  /** How many are being made. */
  waiting: number
  /** Bids of all that were looked at, now or before. */
  requested: Set<string>
}

/**
 * The reading editions of a person's books; those that are not ready are asked for, once each. Of a book that was looked at before any
 * edition will do, though it changed meanwhile: else an export would never end.
 */
export async function wantPdfs(
  uid: string,
  askedBefore: ReadonlySet<string>,
  deps: Deps,
): Promise<WantedPdfs> {
  const { db } = deps
  const wanted: WantedPdfs = { ready: new Map(), waiting: 0, requested: new Set(askedBefore) }
  for (const book of await listBooksOf(db, uid)) {
    if (book.guide) continue
    if (!wanted.requested.has(book.bid)) {
      // an edition from before it was emptied is none of it
      if ((await countPrintedByMonth(db, book.bid)).length === 0) continue
      await askForDownload(book, await downloadKey(db, book), deps)
      wanted.requested.add(book.bid)
    }
    const download = await findDownload(db, book.bid)
    if (isReady(download)) wanted.ready.set(book.bid, download.sha256)
    else if (download?.state === 'making') wanted.waiting += 1
    // one that failed is done without
  }
  return wanted
}

function isReady(download: DownloadRow | undefined): download is DownloadRow & { sha256: string } {
  return download?.state === 'ready' && download.sha256 !== null
}
