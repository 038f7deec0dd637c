import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pressVersion } from '../../press-version.ts'
import type { MonthInput, MonthPages } from './typeset-month.ts'

/** Pages of months that were set before, by the hash of all that they depend on (architecture, decision 2). */
export interface MonthCache {
  get(key: string): Promise<MonthPages | undefined>
  put(key: string, pages: MonthPages): Promise<void>
}

export function monthKey(input: MonthInput): string {
  return createHash('sha256').update(pressVersion()).update(JSON.stringify(input)).digest('hex')
}

/** A folder of files; written beside and renamed, so that a killed process leaves no half page. */
export async function folderCache(folder: string): Promise<MonthCache> {
  await mkdir(folder, { recursive: true })
  const fileOf = (key: string) => join(folder, `${key}.json`)
  return {
    async get(key) {
      try {
        return JSON.parse(await readFile(fileOf(key), 'utf8'))
      } catch {
        // not there, or broken by a full disk: set again
        return undefined
      }
    },
    async put(key, pages) {
      const file = fileOf(key)
      await writeFile(`${file}.${process.pid}`, JSON.stringify(pages))
      await rename(`${file}.${process.pid}`, file)
    },
  }
}

export function memoryCache(): MonthCache {
  const pagesByKey = new Map<string, MonthPages>()
  return {
    get: async key => pagesByKey.get(key),
    put: async (key, pages) => void pagesByKey.set(key, pages),
  }
}
