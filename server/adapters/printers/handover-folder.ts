import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { HandoverPlace } from './handover-place.ts'

/** A folder of this machine: work is a folder in it, which is there whole or not at all. */
export function handoverFolder(folder: string): HandoverPlace {
  return {
    has: id =>
      stat(join(folder, id)).then(
        () => true,
        () => false,
      ),
    async leave(id, files) {
      const beside = join(folder, `.${id}.part`)
      // of a process that was killed
      await rm(beside, { recursive: true, force: true })
      await mkdir(beside, { recursive: true })
      try {
        for (const { name, open } of files)
          await pipeline(await open(), createWriteStream(join(beside, name), { flush: true }))
        await rename(beside, join(folder, id))
      } catch (error) {
        await rm(beside, { recursive: true, force: true })
        throw error
      }
    },
  }
}
