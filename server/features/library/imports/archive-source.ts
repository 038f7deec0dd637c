import { availableParallelism } from 'node:os'
import type { RefusalCode } from '#sources/archive/archive'
import { mediaIndex } from '#sources/archive/media-index'
import { mediaAwaiter, mediaOpener } from '#sources/archive/open-media'
import type { CountedHistory } from '#sources/read-history'
import type { Reading } from '../../../adapters/reading/start-reading.ts'
import type { HistorySource } from './history-source.ts'
import { arrivalsOf, type NamedArchive, named, namesOf, openNamed } from './named-archives.ts'

export interface ArchiveSource extends HistorySource {
  /** Why archives were left aside, by their names. */
  leftAside: ReadonlyMap<string, RefusalCode>
}

export interface ArchiveReading {
  timeZone: string
  /** The book lacks pictures that a part without any words may hold. */
  wantsPictures: boolean
  /** Its words are in the book; only pictures are wanted. */
  isRead: boolean
  /** Hundredths of what there is to read. */
  onProgress(done: number, of: number): void
  /** Aborted when nobody wants it any more. */
  signal: AbortSignal
  /** Reads where it can be stopped. */
  readHistory: Reading['readHistory']
}

/** Reads the archives that can be read; the first refusal where none can. */
export async function openArchiveSource(
  archives: readonly NamedArchive[],
  reading: ArchiveReading,
): Promise<ArchiveSource | { refused: RefusalCode; arriving?: true }> {
  const leftAside = new Map<string, RefusalCode>()
  if (reading.isRead) return picturesOnly(named(archives), leftAside)
  const all = named(archives)
  let unread = all
  while (unread.length > 0) {
    const history = await reading.readHistory(
      unread.map(archive => archive.path),
      {
        timeZone: reading.timeZone,
        signal: reading.signal,
        names: namesOf(unread),
        arrivals: arrivalsOf(unread),
        onProgress: ({ bytesRead, bytesTotal }) =>
          reading.onProgress(Math.floor((100 * bytesRead) / bytesTotal), 100),
      },
    )
    if (!('refused' in history)) return sourceOf(all, history, leftAside)
    if (history.arriving) return { refused: history.refused, arriving: true }
    if (history.refused === 'empty-archive' && unread.some(archive => history.archive !== archive.name)) {
      // all of them together hold no item
      const pictures = reading.wantsPictures ? await picturesOnly(unread, leftAside) : undefined
      return pictures && !('refused' in pictures) ? pictures : { refused: history.refused }
    }
    if (history.refused === 'empty-archive' && reading.wantsPictures) {
      const pictures = await picturesOnly(unread, leftAside)
      if (!('refused' in pictures)) return pictures
    }
    // all of them together cost too much
    if (unread.every(archive => history.archive !== archive.name)) return { refused: history.refused }
    leftAside.set(history.archive, history.refused)
    unread = unread.filter(archive => archive.name !== history.archive)
  }
  const refused = [...leftAside.values()]
  // one without words is kept for other parts: what is said of it goes before what is said of broken ones
  return { refused: refused.find(code => code === 'empty-archive') ?? refused[0] ?? 'not-found' }
}

function sourceOf(
  archives: readonly NamedArchive[],
  history: CountedHistory,
  leftAside: ReadonlyMap<string, RefusalCode>,
): ArchiveSource {
  const { items, given, receipt } = history
  return {
    leftAside,
    beside: 2 * availableParallelism(),
    async *batches() {
      yield { items, given, receipt, troubles: [] }
    },
    open: media => history.openMedia(media),
    used: () => archives.map(archive => archive.id),
    ...(archives.some(archive => archive.isArriving) && { isAwaited: media => history.isAwaited(media) }),
    close: () => history.close(),
  }
}

/** A later part of an export often holds nothing but the pictures that the first part names. */
async function picturesOnly(
  archives: readonly NamedArchive[],
  leftAside: ReadonlyMap<string, RefusalCode>,
): Promise<ArchiveSource | { refused: RefusalCode; arriving?: true }> {
  const opened = await openNamed(archives)
  if ('refused' in opened) return opened
  const index = mediaIndex(opened)
  const open = mediaOpener(opened, index)
  let isUsed = false
  return {
    leftAside,
    beside: 2 * availableParallelism(),
    async *batches() {},
    async open(media) {
      const bytes = await open(media)
      isUsed ||= typeof bytes !== 'string'
      return bytes
    },
    used: () => (isUsed ? archives.map(archive => archive.id) : []),
    ...(archives.some(archive => archive.isArriving) && { isAwaited: mediaAwaiter(opened, index) }),
    async close() {
      await Promise.all(opened.map(archive => archive.close()))
    },
  }
}
