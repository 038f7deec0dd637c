import type { Deps } from '../../../deps.ts'
import type { BookRow } from '../books/schema.ts'
import { accountGoneUploads } from './account-gone-uploads.ts'
import { openArchiveSource } from './archive-source.ts'
import type { HistorySource } from './history-source.ts'
import { linkedAccounts } from './linked-accounts.ts'
import { liveSource } from './live-source.ts'
import type { NamedArchive } from './named-archives.ts'
import { loadPlace } from './reading-place.ts'
import type { ImportRow } from './schema.ts'
import { listArchivesOfOthers } from './store.ts'
import { uploadedArchives } from './uploaded-archives.ts'
import { withEarlierArchives } from './with-earlier-archives.ts'

export interface OpenedSource {
  source: HistorySource
  /** Why not all of it could be opened. */
  why?: string
  /** Bytes that had come, of each archive that is still on its way. */
  arrived?: ReadonlyMap<string, number>
}

/** Too little has arrived to read anything. */
export interface TooEarly {
  tooEarly: ReadonlyMap<string, number>
}

/** Archives that are exports of this product, and nothing else is to be read. */
export interface OwnExports {
  exports: readonly NamedArchive[]
}

interface Reading {
  wantsPictures: boolean
  /** `of` 0: nobody knows how many there are. */
  onProgress(done: number, of: number): void
  /** The network wants less for a while, or answers again. */
  onWait(isWaiting: boolean): void
  /** Aborted when nobody wants it any more. */
  signal: AbortSignal
}

/** What an import reads from; why it cannot, as `why` of the import. */
export async function openSource(
  deps: Deps,
  row: ImportRow,
  book: BookRow,
  reading: Reading,
): Promise<OpenedSource | OwnExports | TooEarly | { refused: string }> {
  const opened = await open(deps, row, book, reading)
  if (!('source' in opened)) return opened
  const { source } = opened
  const others = new Set(
    await listArchivesOfOthers(deps.db, row).catch(async error => {
      await source.close()
      throw error
    }),
  )
  if (others.size === 0) return opened
  // what another import reads while it arrives, or waits to read, is not missing yet
  const isAwaited: HistorySource['isAwaited'] = media =>
    others.has(media.origin.archive) || source.isAwaited?.(media) === true
  return { ...opened, source: { ...source, isAwaited } }
}

async function open(
  deps: Deps,
  row: ImportRow,
  book: BookRow,
  reading: Reading,
): ReturnType<typeof openSource> {
  if (row.via !== 'archive') {
    const accounts = await linkedAccounts(deps, row, book, {
      onProgress: read => reading.onProgress(read, 0),
      onWait: reading.onWait,
    })
    if (accounts.length === 0) return { refused: 'unlinked' }
    const place = await loadPlace(deps.db, row.importId)
    return { source: liveSource(row.importId, accounts, place, trustedHosts(deps.settings)) }
  }
  const { early } = row.request
  const uploaded = await uploadedArchives(deps, row, reading.signal)
  const { archives, earlier, arrived, isGone } = uploaded
  await accountGoneUploads(deps, row, uploaded)
  if (isGone && early === 'begun') return { refused: 'upload-unfinished' }
  if (archives.length === 0 && !isGone) return { refused: 'not-found' }
  const opened = await openArchiveSource(archives, {
    ...reading,
    timeZone: book.timeZone,
    isRead: early === 'read',
    readHistory: deps.reading.readHistory,
  })
  if ('refused' in opened) {
    const isTooEarly = opened.arriving || (arrived.size > 0 && opened.refused === 'empty-archive')
    if (isTooEarly) return { tooEarly: arrived }
    return opened.refused === 'own-export' ? { exports: archives } : { refused: opened.refused }
  }
  const source = withEarlierArchives(opened, earlier)
  if (isGone) return { source, why: 'upload-unfinished' }
  const [why] = opened.leftAside.values()
  return { source, ...(why !== undefined && { why }), ...(early && { arrived }) }
}

/** Hosts that operators named themselves may lie in their own network. */
function trustedHosts({ facebook, instagram }: Deps['settings']): string[] {
  return [facebook?.graphUrl, instagram?.graphUrl].flatMap(url => (url ? new URL(url).host : []))
}
