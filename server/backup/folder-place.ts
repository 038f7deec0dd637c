import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { syncFolder } from '../adapters/files/sync-folder.ts'
import { unlessMissing } from '../adapters/files/unless-missing.ts'
import { writeHashed } from '../adapters/files/write-hashed.ts'
import type { BackupPlace } from './place.ts'

/** Backups in a folder, closed to others. What a killed process was writing stays in `unfinished/` until the next backup. */
export function folderPlace(folder: string): BackupPlace {
  const pathOf = (key: string) => join(folder, ...key.split('/'))
  return {
    async write(key, bytes) {
      const file = pathOf(`unfinished/${randomUUID()}`)
      const path = pathOf(key)
      for (const parent of [dirname(file), dirname(path)])
        await mkdir(parent, { recursive: true, mode: 0o700 })
      const stored = await writeHashed(bytes, file)
      await rename(file, path)
      await syncFolder(dirname(path))
      return stored
    },
    async read(key) {
      const handle = await unlessMissing(open(pathOf(key)))
      return handle?.createReadStream()
    },
    has: async key => (await unlessMissing(stat(pathOf(key)))) !== undefined,
    async *list(under) {
      const entries = await unlessMissing(readdir(pathOf(under), { recursive: true, withFileTypes: true }))
      for (const entry of entries ?? [])
        if (entry.isFile()) yield relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
      // the last one takes its folder along
      await rmdir(dirname(pathOf(key))).catch(() => undefined)
    },
    close: () => undefined,
  }
}
