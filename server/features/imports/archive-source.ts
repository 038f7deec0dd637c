import { availableParallelism } from 'node:os'
import type { RefusalCode } from '#sources/archive/archive'
import { ARCHIVE_LIMITS } from '#sources/archive/archive-limits'
import { mediaIndex } from '#sources/archive/media-index'
import { openArchives } from '#sources/archive/open-archives'
import { mediaOpener } from '#sources/archive/open-media'
import { type CountedHistory, readHistory } from '#sources/read-history'
import type { HistorySource } from './history-source.ts'

export interface NamedArchive {
  path: string
  name: string
}

export interface ArchiveSource extends HistorySource {
  /** Why archives were left aside, by their names. */
  leftAside: ReadonlyMap<string, RefusalCode>
}

export interface ArchiveReading {
  timeZone: string
  /** The book lacks pictures that a part without any words may hold. */
  wantsPictures: boolean
  /** Hundredths of what there is to read. */
  onProgress(done: number, of: number): void
}

/** Reads the archives that can be read; the first refusal where none can. */
export async function openArchiveSource(
  archives: readonly NamedArchive[],
  reading: ArchiveReading,
): Promise<ArchiveSource | { refused: RefusalCode }> {
  const leftAside = new Map<string, RefusalCode>()
  let left = named(archives)
  while (left.length > 0) {
    const history = await readHistory(
      left.map(one => one.path),
      {
        timeZone: reading.timeZone,
        names: namesOf(left),
        onProgress: ({ bytesRead, bytesTotal }) =>
          reading.onProgress(Math.floor((100 * bytesRead) / bytesTotal), 100),
      },
    )
    if (!('refused' in history)) return sourceOf(history, leftAside)
    if (history.refused === 'empty-archive' && left.some(one => history.archive !== one.name)) {
      // all of them together hold no item
      const pictures = reading.wantsPictures ? await picturesOnly(left, leftAside) : undefined
      return pictures ?? { refused: history.refused }
    }
    if (history.refused === 'empty-archive' && reading.wantsPictures) {
      const pictures = await picturesOnly(left, leftAside)
      if (pictures) return pictures
    }
    leftAside.set(history.archive, history.refused)
    left = left.filter(one => one.name !== history.archive)
  }
  const [first = 'not-found'] = leftAside.values()
  return { refused: first }
}

function sourceOf(history: CountedHistory, leftAside: ReadonlyMap<string, RefusalCode>): ArchiveSource {
  const { items, given, receipt } = history
  return {
    leftAside,
    beside: 2 * availableParallelism(),
    async *batches() {
      yield { items, given, receipt, troubles: [] }
    },
    open: media => history.openMedia(media),
    close: () => history.close(),
  }
}

/** A later part of an export often holds nothing but the pictures that the first part names. */
async function picturesOnly(
  archives: readonly NamedArchive[],
  leftAside: ReadonlyMap<string, RefusalCode>,
): Promise<ArchiveSource | undefined> {
  const opened = await openArchives(
    archives.map(one => one.path),
    ARCHIVE_LIMITS,
    namesOf(archives),
  )
  if ('refused' in opened) return undefined
  return {
    leftAside,
    beside: 2 * availableParallelism(),
    async *batches() {},
    open: mediaOpener(opened, mediaIndex(opened)),
    async close() {
      await Promise.all(opened.map(archive => archive.close()))
    },
  }
}

function namesOf(archives: readonly NamedArchive[]): ReadonlyMap<string, string> {
  return new Map(archives.map(one => [one.path, one.name]))
}

/** Two files of one name are told apart, as a browser tells downloads apart. */
function named(archives: readonly NamedArchive[]): NamedArchive[] {
  const taken = new Set<string>()
  return archives.map(({ path, name }) => {
    let free = name
    for (let times = 1; taken.has(free); times += 1) free = name.replace(/(\.[^.]*)?$/, ` (${times})$1`)
    taken.add(free)
    return { path, name: free }
  })
}
