import { mkdirSync } from 'node:fs'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { FileStore } from '@tus/file-store'
import type { Deps } from '../../../deps.ts'
import { freeBytesOf } from '../../../free-bytes-of.ts'
import { fileSystemNow } from '../../../kernel/file-system-now.ts'
import { readPromisedBytes } from './promised-bytes.ts'
import { listUploadIds } from './store.ts'
import type { UploadBytes, UploadRows } from './upload-bytes.ts'
import { uploadFolder, uploadPath } from './upload-path.ts'
import { uploadRetention } from './upload-retention.ts'
import { UploadRefused } from './upload-rows.ts'

/** Uploads as files of a folder of this machine, which servers and workers share. */
export function folderBytes({ db, settings }: Deps): UploadBytes {
  const folder = uploadFolder(settings)
  const path = (uploadId: string) => uploadPath(settings, uploadId)
  // no file: nothing came, or it was read and removed
  const infoOf = (uploadId: string) => stat(path(uploadId)).catch(() => undefined)
  return {
    datastore(rows) {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      return new FileStore({ directory: folder, configstore: removingRefused(rows, path) })
    },
    async hasRoomFor(bytes) {
      // what others were promised is not there yet
      const promised = bytes + (await readPromisedBytes({ db, settings }))
      return (await freeBytesOf(settings.dataFolder)) - promised >= settings.keepFreeBytes
    },
    arrived: async uploadId => (await infoOf(uploadId))?.size,
    async sync(uploadId) {
      const file = await open(path(uploadId)).catch(() => undefined)
      await file?.sync().finally(() => file.close())
      return file !== undefined
    },
    path,
    bring: async uploadId => (await infoOf(uploadId)) !== undefined,
    async remove(uploadIds) {
      for (const uploadId of uploadIds) await rm(path(uploadId), { force: true })
    },
    async removeOrphans() {
      // the files first: one that begins meanwhile is in neither list
      const names = await readdir(folder).catch(() => [])
      if (names.length === 0) return
      const uploadIds = new Set(await listUploadIds(db))
      const before = (await fileSystemNow(folder)) - uploadRetention.unfinished * hourMs
      for (const name of names.filter(uploadId => !uploadIds.has(uploadId))) {
        const info = await infoOf(name)
        if (info?.isFile() && info.mtimeMs < before) await rm(path(name), { force: true })
      }
    },
  }
}

/** tus makes the file before it asks whether the upload may begin. */
function removingRefused(rows: UploadRows, path: (uploadId: string) => string): UploadRows {
  return {
    ...rows,
    async set(uploadId, upload) {
      try {
        await rows.set(uploadId, upload)
      } catch (error) {
        if (error instanceof UploadRefused) await rm(path(uploadId), { force: true })
        throw error
      }
    },
  }
}

const hourMs = 3_600_000
