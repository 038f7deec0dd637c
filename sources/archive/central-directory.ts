import { type Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, type ZipFile } from 'yauzl'
import type { RefusalCode } from './archive.ts'
import { type ArchiveLimits, isBombRatio } from './archive-limits.ts'
import { isJunk, safePath } from './entry-path.ts'
import { ReadAhead } from './read-ahead.ts'
import type { ZipSource } from './zip-source.ts'

/** Where the bytes of one file lie in a ZIP, as its central directory declares it. */
export interface ZipEntry {
  path: string
  size: number
  packedSize: number
  method: number
  crc32: number
  /** Offset of the local header. */
  start: number
  /** First byte that belongs to something else: no byte from here on may be read. */
  end: number
}

export type RefusedZip = { code: RefusalCode; path?: string }

/** All files of a ZIP by path, sorted; reads its central directory only. ZIP64 and both name encodings by yauzl. */
export async function readCentralDirectory(
  source: ZipSource,
  fileBytes: number,
  limits: ArchiveLimits,
): Promise<Map<string, ZipEntry> | RefusedZip> {
  let zip: ZipFile
  try {
    const options = { autoClose: false, decodeStrings: false, lazyEntries: true }
    zip = await fromRandomAccessReaderPromise(new ReadAhead(source), fileBytes, options)
  } catch (error) {
    return refusalOf(error)
  }
  if (zip.entryCount > limits.entries) return { code: 'zip-bomb' }
  const directoryStart = cursor(zip)
  // it may be as long as the file: names, extra fields and comments have up to 64 KB each
  if (fileBytes - directoryStart > limits.directoryBytes) return { code: 'zip-bomb' }
  const entries: ZipEntry[] = []
  const paths = new Set<string>()
  let unpacked = 0
  try {
    for await (const entry of zip.eachEntry()) {
      const name = getFileNameLowLevel(
        entry.generalPurposeBitFlag,
        entry.fileNameRaw,
        entry.extraFields,
        true,
      )
      const path = safePath(name)
      if (path === undefined) return { code: 'unsafe-path', path: printable(name) }
      const refused = refuseEntry(entry, limits)
      if (refused) return { code: refused, path }
      if (!name.endsWith('/')) {
        if (paths.has(path)) return { code: 'duplicate-entries', path }
        paths.add(path)
      }
      unpacked += entry.uncompressedSize
      entries.push(located(entry, path, name))
    }
    if (await goesOn(source, cursor(zip))) return { code: 'truncated-zip' }
  } catch (error) {
    return refusalOf(error)
  }
  const misplaced = setEnds(entries, directoryStart)
  if (misplaced) return misplaced
  if (unpacked > limits.archiveBytes || isBombRatio(fileBytes, unpacked, limits)) return { code: 'zip-bomb' }
  return filesOf(entries)
}

function refuseEntry(entry: Entry, limits: ArchiveLimits): RefusalCode | undefined {
  if (entry.isEncrypted()) return 'encrypted-zip'
  const type = (entry.externalFileAttributes >>> 28) & 0xf // the file type of Unix modes; 0 where the ZIP was made elsewhere
  if (type === 0xa) return 'symlink'
  if (type !== 0 && type !== 0x8 && type !== 0x4) return 'unsafe-path' // devices, sockets, pipes
  if (entry.uncompressedSize > limits.entryBytes) return 'zip-bomb'
  if (isBombRatio(entry.compressedSize, entry.uncompressedSize, limits)) return 'zip-bomb'
  return undefined
}

function located(entry: Entry, path: string, name: string): ZipEntry {
  const start = entry.relativeOffsetOfLocalHeader
  return {
    path: name.endsWith('/') ? `${path}/` : path,
    size: entry.uncompressedSize,
    packedSize: entry.compressedSize,
    method: entry.compressionMethod,
    crc32: entry.crc32,
    start,
    // The local header has 30 bytes and repeats the name; its extra field is only known when the file is read.
    end: start + 30 + entry.fileNameLength + entry.compressedSize,
  }
}

/** Stretches each entry to the start of its neighbour, or refuses where it reaches into it (overlapping ZIP bombs). */
function setEnds(entries: ZipEntry[], directoryStart: number): RefusedZip | undefined {
  const byStart = entries.toSorted((a, b) => a.start - b.start)
  for (const [index, entry] of byStart.entries()) {
    const next = byStart[index + 1]
    if (entry.end > directoryStart) return { code: 'truncated-zip', path: entry.path }
    if (next && entry.end > next.start) return { code: 'overlapping-entries', path: entry.path }
    entry.end = next?.start ?? directoryStart
  }
  return undefined
}

function filesOf(entries: ZipEntry[]): Map<string, ZipEntry> {
  const files = entries.filter(entry => !entry.path.endsWith('/') && !isJunk(entry.path))
  files.sort((a, b) => (a.path < b.path ? -1 : 1))
  return new Map(files.map(entry => [entry.path, entry]))
}

/** Some writers count entries in 16 bits and lose 65,536 of them: a directory that goes on after its last entry. */
async function goesOn(source: ZipSource, position: number): Promise<boolean> {
  const { buffer, bytesRead } = await source.read(Buffer.alloc(4), 0, 4, position)
  return bytesRead === 4 && buffer.readUInt32LE(0) === 0x02014b50
}

function cursor(zip: ZipFile): number {
  return Number(zip.readEntryCursor) // an offset, though its types say boolean
}

function printable(name: string): string {
  return name.replaceAll('\0', '\u2400')
}

/** yauzl tells its causes apart by sentence only; all but one mean bytes that are missing or moved. */
function refusalOf(error: unknown): RefusedZip {
  const encrypted = error instanceof Error && error.message.includes('strong encryption')
  return { code: encrypted ? 'encrypted-zip' : 'truncated-zip' }
}
