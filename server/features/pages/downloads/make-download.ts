import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { Refused } from '../../../kernel/http/refusal.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { setProgress } from '../../library/progress/set-progress.ts'
import { checkQuota } from '../../library/quotas/check-quota.ts'
import { insertQuotaUse } from '../../library/quotas/store.ts'
import { downloadLine } from './download-job.ts'
import { lockDownload, upsertDownload } from './store.ts'

/** Asks for the reading edition of a book. The same one, by its key, is made once, however often the button is pressed. */
export async function makeDownload(
  book: Pick<BookRow, 'bid' | 'uid' | 'totalPage'>,
  key: string,
  deps: Deps,
): Promise<Refused | undefined> {
  const { bid, uid } = book
  return deps.db.transaction(async tx => {
    const download = await lockDownload(tx, bid)
    if (download?.key === key && download.state !== 'failed') return undefined
    const refused = await checkQuota(tx, deps, uid, { pdfs: 1 })
    if (refused) return refused
    await insertQuotaUse(tx, uid, 'pdf')
    await begin(tx, book, key, deps)
    return undefined
  })
}

/** The same for an export, which has a quota of its own. */
export async function askForDownload(
  book: Pick<BookRow, 'bid' | 'totalPage'>,
  key: string,
  deps: Deps,
): Promise<void> {
  await deps.db.transaction(async tx => {
    const download = await lockDownload(tx, book.bid)
    if (download?.key !== key || download.state === 'failed') await begin(tx, book, key, deps)
  })
}

async function begin(
  tx: Sql,
  { bid, totalPage }: Pick<BookRow, 'bid' | 'totalPage'>,
  key: string,
  deps: Deps,
): Promise<void> {
  await upsertDownload(tx, {
    bid,
    key,
    state: 'making',
    sha256: null,
    bytes: null,
    pages: null,
    madeAt: null,
  })
  await setProgress(tx, deps, bid, 'pdf', { done: 0, of: 100, state: 'running' })
  await deps.jobs.enqueue(tx, downloadLine({ totalPage }), { bid, key })
}
