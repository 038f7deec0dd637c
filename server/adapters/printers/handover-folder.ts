import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { syncFolder } from '../files/sync-folder.ts'
import type { HandoverPlace } from './handover-place.ts'

/** A folder of this machine: work is a folder in it, which is there whole or not at all, however many leave it at once. */
export function handoverFolder(folder: string): HandoverPlace {
  const has = (id: string) =>
    stat(join(folder, id)).then(
      () => true,
      () => false,
    )
  return {
    has,
    async leave(id, files) {
      const beside = join(folder, `.${id}.${randomUUID()}.part`)
      await mkdir(beside, { recursive: true })
      try {
        for (const { name, open } of files)
          await pipeline(await open(), createWriteStream(join(beside, name), { flush: true }))
        await syncFolder(beside)
        // refused where it is there: no folder takes the place of one that holds something
        await rename(beside, join(folder, id))
        await syncFolder(folder)
      } catch (error) {
        // unless another was first
        if (!(await has(id))) {
          await rm(beside, { recursive: true, force: true })
          throw error
        }
      }
      // once it is there, nothing comes of what others have begun; those that were killed leave theirs
      for (const name of await readdir(folder))
        if (name.startsWith(`.${id}.`) && name.endsWith('.part'))
          await rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
