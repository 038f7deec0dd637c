import { isBeforeUpgrade, madeAt } from './manifest.ts'

export interface Retention {
  /** Days of which the newest backup is kept: the last so many that have one. */
  days: number
  /** Weeks, from Monday on, in the same way. */
  weeks: number
}

/** Those that may go, of names of whole backups. The newest stays in any case; where both numbers are 0, all do. */
export function backupsToRemove(names: readonly string[], { days, weeks }: Retention): string[] {
  const newestFirst = [...names].sort().reverse()
  const usual = newestFirst.filter(name => !isBeforeUpgrade(name))
  const kept = new Set([
    ...(days + weeks === 0 ? usual : usual.slice(0, 1)),
    ...newestOfEach(usual, dayOf, days),
    ...newestOfEach(usual, weekOf, weeks),
    ...newestFirst.filter(isBeforeUpgrade).slice(0, upgradesKept),
  ])
  return newestFirst.filter(name => !kept.has(name)).reverse()
}

/** Backups of the database alone, made before an upgrade. */
const upgradesKept = 3

function newestOfEach(
  newestFirst: readonly string[],
  spanOf: (name: string) => number,
  most: number,
): string[] {
  const newest = new Map<number, string>()
  for (const name of newestFirst) if (!newest.has(spanOf(name))) newest.set(spanOf(name), name)
  return [...newest.values()].slice(0, most)
}

const dayOf = (name: string) => Math.floor(madeAt(name).getTime() / 86_400_000)
/** 1970-01-01 was a Thursday. */
const weekOf = (name: string) => Math.floor((dayOf(name) + 3) / 7)
