import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { uploads } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { BookRow } from '../../http/route.ts'
import { uploadsOf } from '../uploads/remove-read.ts'
import { uploadPath } from '../uploads/upload-path.ts'
import { type NamedArchive, openArchiveSource } from './archive-source.ts'
import type { HistorySource } from './history-source.ts'
import type { ImportRow } from './import-states.ts'
import { linkedAccounts } from './linked-accounts.ts'
import { liveSource } from './live-source.ts'

export interface OpenedSource {
  source: HistorySource
  /** Why not all of it could be opened. */
  why?: string
}

interface Reading {
  wantsPictures: boolean
  /** `of` 0: nobody knows how many there are. */
  onProgress(done: number, of: number): void
}

/** What an import reads from; why it cannot, as `why` of the import. */
export async function openSource(
  deps: Deps,
  row: ImportRow,
  book: BookRow,
  reading: Reading,
): Promise<OpenedSource | { refused: string }> {
  if (row.via !== 'archive') {
    const accounts = await linkedAccounts(deps, row, book.uid, read => reading.onProgress(read, 0))
    if (accounts.length === 0) return { refused: 'expired' }
    return { source: liveSource(accounts, trustedHosts(deps.settings)) }
  }
  const archives = await archivesOf(deps, row)
  if (archives.length === 0) return { refused: 'not-found' }
  const source = await openArchiveSource(archives, { ...reading, timeZone: book.timeZone })
  if ('refused' in source) return source
  const [why] = source.leftAside.values()
  return { source, ...(why !== undefined && { why }) }
}

async function archivesOf(deps: Deps, row: ImportRow): Promise<NamedArchive[]> {
  const wanted = await uploadsOf(deps, row)
  const rows = await deps.db
    .select()
    .from(uploads)
    .where(
      and(eq(uploads.bid, row.bid), isNotNull(uploads.wholeAt), inArray(uploads.uploadId, [...wanted, ''])),
    )
    .orderBy(uploads.createdAt, uploads.uploadId)
  return rows.map(({ uploadId, name }) => ({ path: uploadPath(deps.settings, uploadId), name }))
}

/** Hosts that operators named themselves may lie in their own network. */
function trustedHosts({ facebook, instagram }: Deps['settings']): string[] {
  return [facebook?.graphUrl, instagram?.graphUrl].flatMap(url => (url ? new URL(url).host : []))
}
