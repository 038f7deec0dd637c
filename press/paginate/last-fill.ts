import type { Broken } from './break-pages.ts'

/** Share of the last page that is filled: of columns the mean. */
export function lastFill(
  { frames, free }: Pick<Broken, 'frames' | 'free'>,
  { rows, columns }: { rows: number; columns: number },
): number {
  const first = Math.max(0, Math.floor((frames - 1) / columns) * columns)
  const empty = Array.from({ length: columns }, (_, n) => free[first + n] ?? rows)
  return 1 - empty.reduce((sum, free) => sum + free, 0) / (rows * columns)
}
