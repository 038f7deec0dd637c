import type { Answer } from '#contract/call'
import type { readDownload } from '#contract/downloads'
import type { Deps } from '../../../deps.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { findProgress } from '../../library/progress/store.ts'
import { fileName } from './file-name.ts'
import { signedAddress } from './signed-address.ts'
import { findDownload } from './store.ts'

/** How far the reading edition of a book is; `key` is what it depends on now. */
export async function presentDownload(
  book: BookRow,
  key: string,
  { db, settings, now }: Deps,
): Promise<Answer<typeof readDownload>> {
  const [download, pdf] = await Promise.all([findDownload(db, book.bid), findProgress(db, book.bid, 'pdf')])
  const name = `${fileName(book.design.title)}.pdf`
  const until = new Date(now().getTime() + dayMs)
  const isReady = download?.state === 'ready' && download.sha256 !== null
  return {
    state: download === undefined ? 'none' : download.key !== key ? 'stale' : download.state,
    done: download?.state === 'making' ? (pdf?.done ?? 0) : 100,
    of: 100,
    waits: download?.state === 'making' && pdf?.why === 'store-waits',
    href:
      isReady && download.sha256 !== null
        ? signedAddress({ bid: book.bid, sha256: download.sha256, name }, until, settings.secret)
        : null,
    bytes: isReady ? download.bytes : null,
    pages: isReady ? download.pages : null,
    name,
  }
}

const dayMs = 86_400_000
