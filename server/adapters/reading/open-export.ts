import { LimitReached } from '#processes/limits'
import type { ProcessPool } from '#processes/start-pool'
import type { Refusal } from '#sources/archive/archive'
import { ARCHIVE_LIMITS } from '#sources/archive/archive-limits'
import type { Arrival } from '#sources/archive/arriving-bytes'
import { openArchives } from '#sources/archive/open-archives'
import type { ExportedItem, ExportMarker } from '#sources/daybound/export-format'
import { type ExportRefusal, exportedPictures, type ReadBook } from '#sources/daybound/read-export'
import { closeAll } from '#sources/read-history'
import type { ArchivesToRead, ReadingJobs } from './reading-jobs.ts'

export interface ExportToRead {
  path: string
  /** What it is called otherwise than its file. */
  name: string
  arrival?: Arrival
}

export interface OpenedExport {
  marker: ExportMarker
  /** A book whole, with its items; undefined where it cannot be read, or not within the limits. */
  readBook(folder: string): Promise<WholeBook | undefined>
  /** The bytes of a picture, as they stand in the export; throws ArchiveError where they are broken or too many. */
  openPicture(sha256: string): Promise<Buffer | 'missing'>
  /** How many bytes they have, as the export says; no more is ever read. */
  bytesOf(sha256s: Iterable<string>): number
  close(): Promise<void>
}

export interface WholeBook extends ReadBook {
  items: ExportedItem[]
}

/** Opens an export of this product: its words are read in a child within limits, its pictures are only opened here, one at a time. */
export async function openExport(
  pool: ProcessPool<ReadingJobs>,
  { path, name, arrival }: ExportToRead,
): Promise<OpenedExport | ExportRefusal | Refusal> {
  const input: ArchivesToRead = {
    paths: [path],
    names: new Map([[path, name]]),
    arrivals: new Map(arrival ? [[path, arrival]] : []),
  }
  const contents = await withinLimits(pool.run('openExport', input))
  if (contents === undefined) return { refused: 'zip-bomb', archive: name }
  if ('refused' in contents) return contents
  const archives = await openArchives(input.paths, ARCHIVE_LIMITS, input.names, input.arrivals)
  if ('refused' in archives) return archives
  const [archive] = archives
  const pictures = archive ? exportedPictures(archive) : new Map<string, string>()
  return {
    marker: contents.marker,
    async readBook(folder) {
      const items: ExportedItem[] = []
      const weight = { files: 2, bytes: contents.bytes.get(folder) ?? 0 } // a folder that the marker does not name weighs nothing
      const take = (part: { items: ExportedItem[] }) => {
        for (const item of part.items) items.push(item)
      }
      const read = await withinLimits(
        pool.run('readExportedBook', { ...input, weight, folder }, { onPart: take }),
      )
      return read === undefined || 'refused' in read ? undefined : { ...read, items }
    },
    async openPicture(sha256) {
      const picture = pictures.get(sha256)
      return archive && picture !== undefined ? await archive.read(picture, mostBytes) : 'missing'
    },
    bytesOf(sha256s) {
      let bytes = 0
      for (const sha256 of sha256s) bytes += archive?.files.get(pictures.get(sha256) ?? '')?.size ?? 0 // one that is not there has none
      return bytes
    },
    close: () => closeAll(archives),
  }
}

/** Files beyond this are no photo (sources/archive/open-media.ts). */
const mostBytes = 64 * 2 ** 20

async function withinLimits<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof LimitReached) return undefined
    throw error
  }
}
