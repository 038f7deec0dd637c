import type { Broken } from '../paginate/break-pages.ts'

/** Rows of a page that stand in columns: from `top` down to `depth`, the foot of the shortest of them. */
export interface ColumnZone {
  top: number
  depth: number
}

/** The zones of a page in columns: above, between and below what stands over all of them, or the whole page. `rows`: of a page. */
export function columnZones(
  { free, wide = [] }: Pick<Broken, 'free' | 'wide'>,
  page: number,
  { columns, rows }: { columns: number; rows: number },
): ColumnZone[] {
  const white = Math.max(...Array.from({ length: columns }, (_, c) => free[page * columns + c] ?? rows))
  const across = wide.filter(zone => zone.page === page)
  if (across.length === 0) return [{ top: 0, depth: rows - white }]
  const ends = [...across.map(({ top }) => top - 1), rows]
  return ends
    .map((end, n) => {
      const above = across[n - 1]
      return { top: above ? above.top + above.rows : 0, depth: end - white }
    })
    .filter(({ top, depth }) => depth - top >= leastRows)
}

/** Rows of white between what stands over the columns: no columns. */
const leastRows = 3
