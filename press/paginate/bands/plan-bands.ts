import { columnPairs, type Tops } from './column-pairs.ts'
import { ofEmpty, ofLastPage, ofOverleaf, ofPageEnd } from './costs.ts'
import type { Prepared, PreparedPart } from './prepared.ts'
import { remember, rememberAtRows } from './remember.ts'

/** Rows of a page, and of white between two bands of it. */
export interface BandRoom {
  rows: number
  gap: number
  /** Times as much as usual that columns mind which end above the foot of their band, and as little those that end inside a module. */
  evenness: number
}

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
  const cutAt = (box: number) => (ofCut[box] ?? 0) / evenness
  const pairsFrom = columnPairs(boxes, cutAt, rows, evenness)

  const after = (box: number, foot: number, isBelowColumns: boolean): Step =>
    afterKnown(box * 2 + (isBelowColumns ? 1 : 0), foot)
  const afterKnown = rememberAtRows(rows, (key, foot): Step => {
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
    const [box, way, part] = [Math.floor(key / 1e6), Math.floor(key / 1000) % 1000, key % 1000]
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
    const next = partOnNext(box * 1e6 + way * 1000 + part)
    return { demerits: ofPageEnd(rows - foot, rows) + ofOverleaf + next.demerits, next, turns: true }
  }

  function wideFrom(box: number, top: number): Step {
    const ways = modules.get(box)?.ways ?? []
    return ways.map((_, n) => wideAt(box, n, 0, top)).reduce(cheaper, none)
  }

  function columnsFrom(box: number, tops: Tops): Step {
    const top = Math.max(...tops)
    let best: Step = none
    for (const { to, at, middle } of pairsFrom(box, tops))
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

  const restKnown = rememberAtRows(rows, (key, top): Step => {
    const wide = wideFrom(key >> 1, top)
    return key % 2 === 1 ? wide : cheaper(wide, columnsFrom(key >> 1, [top, top]))
  })
  const rest = (box: number, top: number, isBelowColumns: boolean): Step =>
    box === end ? { demerits: 0 } : restKnown(box * 2 + (isBelowColumns ? 1 : 0), top)

  // from the end on, so that a month of any length needs no deep stack
  for (let box = end - 1; box >= 0; box--) if (cutAt(box) < Number.POSITIVE_INFINITY) rest(box, 0, false)

  return tops => {
    const [left, right] = tops
    const top = Math.max(left, right)
    const wide = wideFrom(0, top)
    const over = { ...wide, demerits: wide.demerits + ofEmpty(top - Math.min(left, right)) }
    const alone = rest(0, 0, false)
    const first = [over, columnsFrom(0, tops)].reduce(cheaper, none)
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
