import { type FileHandle, open } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Archive, Refusal } from './archive.ts'
import { ArchiveError } from './archive-error.ts'
import type { ArchiveLimits } from './archive-limits.ts'
import { type Arrival, ArrivingBytes } from './arriving-bytes.ts'
import { readCentralDirectory, type ZipEntry } from './central-directory.ts'
import { readZipEntry, streamZipEntry } from './zip-bytes.ts'
import type { ZipSource } from './zip-source.ts'

/**
 * One ZIP, its central directory read and checked; keeps one file handle until closed. One that is still on its way (`arrival`)
 * gives what has arrived by now.
 */
export async function openZip(
  path: string,
  limits: ArchiveLimits,
  arrival?: Arrival,
): Promise<Archive | Refusal> {
  const name = basename(path)
  const handle = await open(path, 'r')
  const { size } = await handle.stat()
  const arriving = arrival && new ArrivingBytes(handle, arrival, size)
  const source = arriving ?? handle
  const files = await filesOf(source, arrival?.bytes ?? size, limits)
  if (files instanceof Map) return archiveOf(name, handle, files, source, arriving)
  await handle.close()
  return {
    refused: files.code,
    archive: name,
    ...(files.path !== undefined && { path: files.path }),
    ...(arriving?.missed && { arriving: true as const }),
  }
}

async function filesOf(
  source: ZipSource,
  bytes: number,
  limits: ArchiveLimits,
): ReturnType<typeof readCentralDirectory> {
  if (!(await looksLikeZip(source))) return { code: 'not-a-zip' }
  const files = await readCentralDirectory(source, bytes, limits)
  return files instanceof Map && files.size === 0 ? { code: 'empty-archive' } : files
}

/** A local header, or the end record of a ZIP without files. */
async function looksLikeZip(source: ZipSource): Promise<boolean> {
  const { buffer, bytesRead } = await source.read(Buffer.alloc(4), 0, 4, 0)
  const magic = buffer.readUInt32LE(0)
  return bytesRead === 4 && (magic === 0x04034b50 || magic === 0x06054b50)
}

function archiveOf(
  name: string,
  handle: FileHandle,
  files: ReadonlyMap<string, ZipEntry>,
  source: ZipSource,
  arriving: ArrivingBytes | undefined,
): Archive {
  const entryOf = (path: string): ZipEntry => {
    const entry = files.get(path)
    if (!entry) throw new ArchiveError('no-such-file', path)
    return entry
  }
  return {
    name,
    files,
    isHere: path => {
      const entry = files.get(path)
      return entry !== undefined && (arriving?.has(entry.start, entry.end) ?? true)
    },
    stream: async path => await streamZipEntry(source, entryOf(path)),
    read: async (path, maxBytes) => {
      const entry = entryOf(path)
      if (entry.size > maxBytes) throw new ArchiveError('file-too-large', path)
      return await readZipEntry(source, entry)
    },
    close: async () => await handle.close(),
  }
}
