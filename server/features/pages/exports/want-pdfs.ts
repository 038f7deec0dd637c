import type { Deps } from '../../../deps.ts'
import { listBooksOf } from '../../library/books/store.ts'
import { downloadKey } from '../downloads/download-key.ts'
import { askForDownload } from '../downloads/make-download.ts'
import { type DownloadRow, findDownload } from '../downloads/store.ts'
import { loadMonths } from '../typesetting/load-months.ts'

export interface WantedPdfs {
  /** sha256 of reading editions by the bid of their book. */
  ready: Map<string, string>
  /** How many are being made. */
  waiting: number
  /** Bids of all that were asked for, now or before. */
  asked: Set<string>
}

/**
 * The reading editions of a person's books; those that are not ready are asked for, once each. One that was made since `askedAt` will do, though its
 * book changed again meanwhile: else an export would never end.
 */
export async function wantPdfs(
  uid: string,
  askedBefore: ReadonlySet<string>,
  askedAt: Date,
  deps: Deps,
): Promise<WantedPdfs> {
  const { db } = deps
  const wanted: WantedPdfs = { ready: new Map(), waiting: 0, asked: new Set(askedBefore) }
  for (const book of await listBooksOf(db, uid)) {
    if (book.guide || (await loadMonths(db, book.bid)).length === 0) continue
    const download = await findDownload(db, book.bid)
    const isNew = download?.madeAt && download.madeAt >= askedAt
    if (isReady(download) && (isNew || download.key === (await downloadKey(db, book)))) {
      wanted.ready.set(book.bid, download.sha256)
    } else if (!wanted.asked.has(book.bid)) {
      await askForDownload(book, await downloadKey(db, book), deps)
      wanted.asked.add(book.bid)
      wanted.waiting += 1
    } else if (download?.state === 'making') wanted.waiting += 1
    // one that failed, or was changed under its making, is done without
  }
  return wanted
}

function isReady(download: DownloadRow | undefined): download is DownloadRow & { sha256: string } {
  return download?.state === 'ready' && download.sha256 !== null
}
