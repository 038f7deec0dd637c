import type { MonthCache } from '#press/products/diary/months/month-cache'
import type { Files } from './files.ts'

/** The press's cache of pages, kept where the files are: all workers set a month once. */
export function monthCacheOf(files: Pick<Files, 'putCached' | 'readCached'>): MonthCache {
  return {
    async get(key) {
      const bytes = await files.readCached('months', key)
      // what `put` wrote under this key
      return bytes && JSON.parse(bytes.toString('utf8'))
    },
    put: (key, pages) => files.putCached('months', key, Buffer.from(JSON.stringify(pages))),
  }
}
