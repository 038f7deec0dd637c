import { type FileHandle, open } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Archive, Refusal } from './archive.ts'
import { ArchiveError } from './archive-error.ts'
import type { ArchiveLimits } from './archive-limits.ts'
import { readCentralDirectory, type ZipEntry } from './central-directory.ts'
import { readZipEntry, streamZipEntry } from './zip-bytes.ts'

/** One ZIP, its central directory read and checked; keeps one file handle until closed. */
export async function openZip(path: string, limits: ArchiveLimits): Promise<Archive | Refusal> {
  const name = basename(path)
  const handle = await open(path, 'r')
  const files = await filesOf(handle, limits)
  if (files instanceof Map) return archiveOf(name, handle, files)
  await handle.close()
  const refusal: Refusal = { refused: files.code, archive: name }
  return files.path === undefined ? refusal : { ...refusal, path: files.path }
}

async function filesOf(handle: FileHandle, limits: ArchiveLimits): ReturnType<typeof readCentralDirectory> {
  if (!(await looksLikeZip(handle))) return { code: 'not-a-zip' }
  const { size } = await handle.stat()
  const files = await readCentralDirectory(handle, size, limits)
  return files instanceof Map && files.size === 0 ? { code: 'empty-archive' } : files
}

/** A local header, or the end record of a ZIP without files. */
async function looksLikeZip(handle: FileHandle): Promise<boolean> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0)
  const magic = buffer.readUInt32LE(0)
  return bytesRead === 4 && (magic === 0x04034b50 || magic === 0x06054b50)
}

function archiveOf(name: string, handle: FileHandle, files: ReadonlyMap<string, ZipEntry>): Archive {
  const entryOf = (path: string): ZipEntry => {
    const entry = files.get(path)
    if (!entry) throw new ArchiveError('no-such-file', path)
    return entry
  }
  return {
    name,
    files,
    stream: async path => await streamZipEntry(handle, entryOf(path)),
    read: async (path, maxBytes) => {
      const entry = entryOf(path)
      if (entry.size > maxBytes) throw new ArchiveError('file-too-large', path)
      return await readZipEntry(handle, entry)
    },
    close: async () => await handle.close(),
  }
}
