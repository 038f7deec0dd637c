import { constants } from 'node:fs'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChunkObjects } from '../../../adapters/files/chunk-objects.ts'
import type { Deps } from '../../../deps.ts'
import type { Settings } from '../../../settings-shape.ts'
import { listChunksFrom } from './chunk-rows.ts'

/** Where a worker has copies of what lies in the shared store, while it reads it (remove-copies.ts). */
export function copyFolder({ dataFolder }: Pick<Settings, 'dataFolder'>): string {
  return join(dataFolder, 'upload-copies')
}

export function copyPath(settings: Pick<Settings, 'dataFolder'>, uploadId: string): string {
  return join(copyFolder(settings), uploadId)
}

/**
 * Brings the copy of an upload up to what has come; false where nothing came, or something is gone. Since no byte of an upload ever
 * changes, any number of processes may do so at once, and whoever is killed leaves a beginning that the next one goes on with.
 */
export async function copyUpload(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  objects: ChunkObjects,
  uploadId: string,
  signal?: AbortSignal,
): Promise<boolean> {
  await mkdir(copyFolder(settings), { recursive: true, mode: 0o700 })
  const path = copyPath(settings, uploadId)
  const handle = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600)
  let isWhole = false
  try {
    const { size } = await handle.stat()
    // the last one anew: a power cut may have torn it
    const chunks = await listChunksFrom(db, uploadId, size)
    for (const { object, start, bytes } of chunks) {
      signal?.throwIfAborted()
      const read = await objects.read(uploadId, object)
      if (read?.length !== bytes) return false
      await writeAt(handle, read, start)
      await handle.datasync()
    }
    isWhole = chunks.length > 0
    return isWhole
  } finally {
    await handle.close()
    // also where the disk is full: it is what fills it
    if (!isWhole) await rm(path, { force: true })
  }
}

async function writeAt(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done)
    done += bytesWritten
  }
}
