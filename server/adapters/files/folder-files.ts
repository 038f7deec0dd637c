import { hash, randomUUID } from 'node:crypto'
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileSystemNow } from '../../kernel/file-system-now.ts'
import { cacheFolder } from './bound-cache.ts'
import { type CacheKind, checkKey, checkRange, type Files, isSha256 } from './files.ts'
import { syncFolder } from './sync-folder.ts'
import { unlessMissing } from './unless-missing.ts'
import { writeHashed } from './write-hashed.ts'

/**
 * Files in a folder of this machine. Everything is written beside and renamed: whoever is killed leaves an unfinished file in
 * `beside/`, and never half a file under a name.
 */
export function folderFiles(folder: string): Files {
  const pathOf = (sha256: string) => join(folder, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256)
  const cachePath = (kind: CacheKind, key: string) =>
    join(cacheFolder(folder, kind), checkKey(key).slice(0, 2), checkKey(key))

  const has = async (sha256: string) => isSha256(sha256) && (await sizeOf(pathOf(sha256))) !== undefined
  const beside = async () => {
    await mkdir(join(folder, 'beside'), { recursive: true })
    return join(folder, 'beside', randomUUID())
  }

  return {
    has,
    path: async sha256 => ((await has(sha256)) ? pathOf(sha256) : undefined),
    async put(bytes) {
      if (Buffer.isBuffer(bytes)) {
        const sha256 = hash('sha256', bytes)
        // one that is there in full need not be written again
        if ((await sizeOf(pathOf(sha256))) === bytes.length) return { sha256, size: bytes.length }
      }
      const file = await beside()
      const stored = await writeHashed(bytes, file)
      await orRemove(file, name(file, pathOf(stored.sha256)))
      await syncFolder(dirname(pathOf(stored.sha256)))
      return stored
    },
    async read(sha256) {
      return isSha256(sha256) ? await unlessMissing(readFile(pathOf(sha256))) : undefined
    },
    async open(sha256, range) {
      const handle = isSha256(sha256) ? await unlessMissing(open(pathOf(sha256))) : undefined
      if (!handle) return undefined
      try {
        const { size } = await handle.stat()
        checkRange(range, size)
        return { stream: handle.createReadStream(range), size }
      } catch (error) {
        await handle.close()
        throw error
      }
    },
    async remove(sha256) {
      if (isSha256(sha256)) await rm(pathOf(sha256), { force: true })
    },
    async check() {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.W_OK)
    },
    async putCached(kind, key, bytes) {
      const file = await beside()
      // Not forced to the disk, since it can be made again: the hash before it tells one that a power cut tore.
      const written = writeFile(file, Buffer.concat([hash('sha256', bytes, 'buffer'), bytes]))
      await orRemove(
        file,
        written.then(() => name(file, cachePath(kind, key))),
      )
    },
    async readCached(kind, key) {
      const path = cachePath(kind, key)
      const file = await unlessMissing(readFile(path))
      // what was used last is trimmed last
      if (file) await unlessMissing(utimes(path, new Date(), new Date()))
      const bytes = file?.subarray(hashLength)
      return bytes && file?.subarray(0, hashLength).equals(hash('sha256', bytes, 'buffer'))
        ? bytes
        : undefined
    },
    async removeCached(kind, key) {
      await rm(cachePath(kind, key), { force: true })
    },
  }
}

/** Removes what killed processes left unfinished, and last wrote to longer ago than `ageMs` by the clock of the folder. */
export async function removeUnfinished(folder: string, ageMs: number): Promise<void> {
  const beside = join(folder, 'beside')
  const names = (await unlessMissing(readdir(beside))) ?? []
  if (names.length === 0) return
  const before = (await fileSystemNow(beside)) - ageMs
  for (const each of names) {
    const file = join(beside, each)
    const info = await unlessMissing(stat(file))
    if (info && info.mtimeMs < before) await rm(file, { force: true })
  }
}

const hashLength = 32

/** What is not finished goes at once: where the disk is full, it is what fills it. */
async function orRemove(file: string, work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}

async function name(file: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await rename(file, path)
}

async function sizeOf(path: string): Promise<number | undefined> {
  return (await unlessMissing(stat(path)))?.size
}
