import type { MonthCache } from '#press/products/diary/months/month-cache'
import type { MonthPages } from '#press/products/diary/months/typeset-month'
import type { Files } from '#server/adapters/files/files'
import type { Deps } from '../../../deps.ts'
import { noteUse, noteUses } from './store.ts'

export type BookCache = Pick<Files, 'readCached' | 'putCached'>

/**
 * What is derived from a book, kept as long as the book at most: its pages, months and covers go with it. Each is noted before its
 * bytes are there, so that none is left behind by a killed process; of a deleted book nothing is kept.
 */
export function bookCache({ db, files }: Pick<Deps, 'db' | 'files'>, bid: string): BookCache {
  return {
    readCached: (kind, key) => files.readCached(kind, key),
    async putCached(kind, key, bytes) {
      if (kind === 'pictures') throw new Error('pictures go with their originals')
      if (await noteUse(db, { bid }, { kind, key, holder: 'cache', days: cachedDays }))
        await files.putCached(kind, key, bytes)
    },
  }
}

/** The press's cache of months, for those of a book. */
export function bookMonths(deps: Pick<Deps, 'db' | 'months'>, bid: string): MonthCache {
  return {
    get: key => deps.months.get(key),
    put: (key, pages) => keepMonths(deps, bid, [{ key, pages }]),
  }
}

/** Keeps the pages of months of a book by their keys, each of them another; all are noted in one go. */
export async function keepMonths(
  { db, months }: Pick<Deps, 'db' | 'months'>,
  bid: string,
  pagesByKey: readonly { key: string; pages: MonthPages }[],
): Promise<void> {
  if (pagesByKey.length === 0) return
  const uses = pagesByKey.map(({ key }) => ({
    kind: 'months' as const,
    key,
    holder: 'cache' as const,
    days: cachedDays,
  }))
  if (await noteUses(db, { bid }, uses))
    await Promise.all(pagesByKey.map(({ key, pages }) => months.put(key, pages)))
}

/** What is asked for after that is made again. */
export const cachedDays = 30
