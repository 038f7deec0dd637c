import { invariant } from '#domain/invariant'
import type { OptionsByRows } from './place-slots.ts'

/**
 * The options of a group that fills its room without the heights where so many are wanting that a page would have a hole: it counts on
 * all of them, and takes the next lower one. Of an album the lower ones remain, of a group those around the one that suits it best.
 */
export function withoutHoles(
  byRows: OptionsByRows,
  maxRows: number,
  fills: 'group' | 'album',
): OptionsByRows {
  const fair = fills === 'album' ? byRows : withoutWorse(byRows)
  const runs: [number, OptionsByRows[number][1]][][] = []
  for (const [n, [rows, option]] of fair.entries()) {
    const isHole = rows - (fair[n - 1]?.[0] ?? rows) > maxRows * mostMissing
    const run = runs.at(-1)
    if (run && !isHole) run.push([rows, option])
    else runs.push([[rows, option]])
  }
  const [first] = runs
  invariant(first, 'a group can be set at some height')
  if (fills === 'album') return first
  const low = runs.filter(([lowest]) => lowest && lowest[0] <= maxRows * mostOfPage)
  return low.reduce((a, b) => (fewestOf(b) < fewestOf(a) ? b : a), first)
}

// Higher than suits it a group is not set where that makes its photos worse.
function withoutWorse(byRows: OptionsByRows): OptionsByRows {
  const fewest = fewestOf(byRows)
  const natural = byRows.findIndex(([, { demerits }]) => demerits === fewest)
  return byRows.filter(([, { demerits }], n) => n <= natural || demerits < fewest + mostWorse)
}

const fewestOf = (run: OptionsByRows) => Math.min(...run.map(([, { demerits }]) => demerits))

const mostWorse = 1
/** Shares of a page. */
const mostMissing = 0.2
const mostOfPage = 0.5
