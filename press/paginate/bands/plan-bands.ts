import { columnRuns } from './column-runs.ts'
import { ofColumnAlone, ofEmpty, ofLastPage, ofOverleaf, ofPageEnd } from './costs.ts'
import type { Heights } from './heights.ts'
import type { Prepared, PreparedPart } from './prepared.ts'

/** Rows of a page, and of white between two bands of it. */
export interface BandRoom {
  rows: number
  gap: number
  /** Times as much as usual that columns mind which end above the foot of their band, and as little those that end inside a module. */
  evenness: number
}

/** Rows at the head of the first page that something else takes, of each column. */
export type Tops = readonly [left: number, right: number]

/** A band of a page: two columns, of the boxes [from, middle) and [middle, to), or what stands over both. */
export type Band = { page: number; tops: Tops; foot: number } & (
  | { kind: 'columns'; from: number; middle: number; to: number }
  | { kind: 'wide'; part: PreparedPart }
)

export interface BandPlan {
  /** Of its pages, too. */
  demerits: number
  bands: Band[]
}

/**
 * The shortest path through a month in bands: below each other on a page stand two columns of the same foot, or one module over both of them.
 * Order is kept: from the left column to the right one, and from there to the next band. The plan below any opener is had for the price of its first page;
 * undefined where something has room in no band.
 */
export function planBands(
  { boxes, ofCut, modules }: Prepared,
  room: BandRoom,
): (tops: Tops) => BandPlan | undefined {
  const { rows, gap, evenness } = room
  const end = boxes.length
  const runsOf = remember((from: number) => columnRuns(boxes, from, box => mayBreak(box), rows, evenness))
  const mayBreak = (box: number) => (ofCut[box] ?? 0) < Number.POSITIVE_INFINITY
  const cutAt = (box: number) => (ofCut[box] ?? 0) / evenness

  interface Pair {
    to: number
    at: Heights
    middle: Int32Array
  }
  const pairsOf = remember((from: number): Pair[] => {
    const pairs = new Map<number, Pair>()
    const pairTo = (to: number) => {
      const known = pairs.get(to)
      if (known) return known
      const pair = {
        to,
        at: new Float64Array(rows + 1).fill(Number.POSITIVE_INFINITY),
        middle: new Int32Array(rows + 1),
      }
      pairs.set(to, pair)
      return pair
    }
    for (const left of runsOf(from)) {
      const alone = pairTo(left.end)
      lower(alone, left.at, undefined, ofColumnAlone, left.end)
      for (const right of runsOf(left.end))
        lower(pairTo(right.end), left.at, right.at, cutAt(left.end), left.end)
    }
    return [...pairs.values()]
  })
  const lower = (pair: Pair, left: Heights, right: Heights | undefined, more: number, middle: number) => {
    for (let foot = 1; foot <= rows; foot++) {
      const demerits = (left[foot] ?? 0) + (right?.[foot] ?? 0) + more + (right ? 0 : ofEmpty(foot))
      if (demerits < (pair.at[foot] ?? 0)) {
        pair.at[foot] = demerits
        pair.middle[foot] = middle
      }
    }
  }

  const after = (box: number, foot: number, isBelowColumns: boolean): Step =>
    afterKnown(box * 2 + (isBelowColumns ? 1 : 0), foot)
  const afterKnown = remembered(rows, (key, foot): Step => {
    const box = key >> 1
    const isBelowColumns = key % 2 === 1
    if (box === end) return { demerits: ofLastPage(rows - foot, rows) }
    const isInside = !modules.has(box)
    const overleaf = rest(box, 0, false)
    const turned: Step = {
      demerits: ofPageEnd(rows - foot, rows) + overleaf.demerits + (isInside ? cutAt(box) + ofOverleaf : 0),
      next: overleaf,
      turns: true,
    }
    const top = foot + gap
    if (isInside || top + leastBand > rows) return turned
    const below = rest(box, top, isBelowColumns)
    return below.demerits < turned.demerits ? { demerits: below.demerits, next: below } : turned
  })

  const partOnNext = remember((key: number): Step => {
    const [box, way, part] = [Math.floor(key / 1000), Math.floor(key / 10) % 100, key % 10]
    return wideAt(box, way, part, 0)
  })
  function wideAt(box: number, n: number, part: number, top: number): Step {
    const module = modules.get(box)
    const way = module?.ways[n]
    const own = way?.parts[part]
    let best: Step = none
    if (!module || !way || !own) return best
    const isLast = part === way.parts.length - 1
    for (let h = 1; top + h <= rows; h++) {
      const demerits = (own.at[h] ?? 0) + (part === 0 ? way.demerits : 0)
      if (demerits >= best.demerits) continue
      const foot = top + h
      const next = isLast ? after(module.next, foot, false) : overleaf(box, n, part + 1, foot)
      if (demerits + next.demerits < best.demerits)
        best = {
          demerits: demerits + next.demerits,
          next,
          band: { kind: 'wide', tops: [top, top], foot, part: own },
        }
    }
    return best
  }
  function overleaf(box: number, way: number, part: number, foot: number): Step {
    const next = partOnNext(box * 1000 + way * 10 + part)
    return { demerits: ofPageEnd(rows - foot, rows) + ofOverleaf + next.demerits, next, turns: true }
  }

  function wideFrom(box: number, top: number): Step {
    const ways = modules.get(box)?.ways ?? []
    return ways.map((_, n) => wideAt(box, n, 0, top)).reduce(cheaper, none)
  }

  function columnsFrom(box: number, tops: Tops): Step {
    const [top] = tops
    let best: Step = none
    for (const { to, at, middle } of pairsOf(box))
      for (let foot = top + 1; foot <= rows; foot++) {
        const demerits = at[foot - top] ?? 0
        if (demerits >= best.demerits) continue
        const next = after(to, foot, true)
        if (demerits + next.demerits < best.demerits)
          best = {
            demerits: demerits + next.demerits,
            next,
            band: { kind: 'columns', tops, foot, from: box, middle: middle[foot - top] ?? to, to },
          }
      }
    return best
  }

  const restKnown = remembered(rows, (key, top): Step => {
    const wide = wideFrom(key >> 1, top)
    return key % 2 === 1 ? wide : cheaper(wide, columnsFrom(key >> 1, [top, top]))
  })
  const rest = (box: number, top: number, isBelowColumns: boolean): Step =>
    box === end ? { demerits: 0 } : restKnown(box * 2 + (isBelowColumns ? 1 : 0), top)

  // Where an opener takes more rows of one column than of the other.
  function columnsBelow(tops: Tops): Step {
    const [left, right] = tops
    let best: Step = none
    const heights = (at: Heights | undefined, rows: number) =>
      rows < 0 ? Number.POSITIVE_INFINITY : (at?.[rows] ?? 0)
    for (const first of [undefined, ...runsOf(0)])
      for (const second of [undefined, ...runsOf(first?.end ?? 0)]) {
        if (!first && !second) continue
        const middle = first?.end ?? 0
        const to = second?.end ?? middle
        const cut = middle > 0 && second ? cutAt(middle) : 0
        for (let foot = Math.max(left, right) + 1; foot <= rows; foot++) {
          const demerits =
            (first ? heights(first.at, foot - left) : ofEmpty(foot - left)) +
            (second ? heights(second.at, foot - right) : ofEmpty(foot - right)) +
            cut
          if (demerits >= best.demerits) continue
          const next = after(to, foot, true)
          if (demerits + next.demerits < best.demerits)
            best = {
              demerits: demerits + next.demerits,
              next,
              band: { kind: 'columns', tops, foot, from: 0, middle, to },
            }
        }
      }
    return best
  }

  // from the end on, so that a month of any length needs no deep stack
  for (let box = end - 1; box >= 0; box--) if (mayBreak(box)) rest(box, 0, false)

  return tops => {
    const [left, right] = tops
    const top = Math.max(left, right)
    const wide = wideFrom(0, top)
    const over = { ...wide, demerits: wide.demerits + ofEmpty(top - Math.min(left, right)) }
    const columns = left === right ? columnsFrom(0, tops) : columnsBelow(tops)
    const alone = rest(0, 0, false)
    const first = [over, columns].reduce(cheaper, none)
    const turned: Step = {
      demerits: ofPageEnd(rows - (left + right) / 2, rows) + alone.demerits,
      next: alone,
      turns: true,
    }
    const best = cheaper(first, turned)
    return best.demerits < Number.POSITIVE_INFINITY
      ? { demerits: best.demerits, bands: bandsOf(best) }
      : undefined
  }
}

/** Rows of a band at least, below another one. */
const leastBand = 5

interface Step {
  demerits: number
  band?: DistributiveOmit<Band, 'page'>
  next?: Step
  /** On the next page. */
  turns?: true
}
type DistributiveOmit<T, K extends string> = T extends unknown ? Omit<T, K> : never

const none: Step = { demerits: Number.POSITIVE_INFINITY }
const cheaper = (a: Step, b: Step): Step => (b.demerits < a.demerits ? b : a)

function bandsOf(first: Step): Band[] {
  const bands: Band[] = []
  let page = 0
  for (let step: Step | undefined = first; step; step = step.next) {
    if (step.band) bands.push({ ...step.band, page } as Band)
    if (step.turns) page += 1
  }
  return bands
}

function remember<T>(of: (key: number) => T): (key: number) => T {
  const known = new Map<number, T>()
  return key => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = of(key)
    known.set(key, value)
    return value
  }
}

function remembered<T>(rows: number, of: (key: number, row: number) => T): (key: number, row: number) => T {
  const values = remember(key => of(Math.floor(key / (rows + 1)), key % (rows + 1)))
  return (key, row) => values(key * (rows + 1) + row)
}
