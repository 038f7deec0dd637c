import type { DrawnBlock } from '../block.ts'
import { type BandBox, bandBoxes, type Heights, heightsOfAll, noHeight } from './heights.ts'
import type { Module, WidePart } from './module.ts'

/** A month as it is broken: the boxes of its modules in one column, and what each of these may be over both. */
export interface Prepared {
  boxes: readonly BandBox[]
  /** Demerits of a column that ends before a box; infinite where none may. */
  ofCut: Float64Array
  /** Of the box that a module begins with: the module, and the box behind it. */
  modules: ReadonlyMap<number, { ways: readonly PreparedWay[]; next: number }>
}

export interface PreparedWay {
  demerits: number
  parts: readonly PreparedPart[]
}

export interface PreparedPart {
  head: readonly BandBox[]
  left: readonly BandBox[]
  right: readonly BandBox[]
  below: readonly BandBox[]
  /** Above all of it, where it goes on with an entry. */
  label?: DrawnBlock | undefined
  /** Of what white below the shorter one of what stands beside each other usually counts. */
  share: number
  at: Heights
}

/** Modules with their lines counted, for pages of so many rows. */
export function prepared(modules: readonly Module[], rows: number): Prepared {
  const boxes: BandBox[] = []
  const cuts = [0]
  const starts = new Map<number, { ways: readonly PreparedWay[]; next: number }>()
  for (const module of modules) {
    const start = boxes.length
    const own = preparedModule(module, rows)
    for (const box of own.boxes) boxes.push(box)
    for (const cut of own.cuts) cuts.push(cut)
    starts.set(start, { ways: own.ways, next: boxes.length })
  }
  return { boxes, ofCut: Float64Array.from(cuts), modules: starts }
}

interface PreparedModule {
  rows: number
  boxes: readonly BandBox[]
  /** Demerits of a column that ends below each of them. */
  cuts: readonly number[]
  ways: readonly PreparedWay[]
}

function preparedModule(module: Module, rows: number): PreparedModule {
  const known = remembered.get(module)
  if (known?.rows === rows) return known
  const boxes = module.column ? bandBoxes(module.column) : [tallerThan(rows)]
  const [first] = boxes
  if (first && module.ofColumn) boxes[0] = { ...first, demerits: module.ofColumn }
  const cuts = boxes.map((box, n) => (n === boxes.length - 1 ? 0 : ofCutBelow(box, boxes[n + 1], module)))
  const fresh = { rows, boxes, cuts, ways: module.wide.map(way => preparedWay(way, rows)) }
  remembered.set(module, fresh)
  return fresh
}

/** Each way to open a month has most of its modules. */
const remembered = new WeakMap<Module, PreparedModule>()

function ofCutBelow(box: BandBox, next: BandBox | undefined, { ofCut }: Module): number {
  if (!box.breakable) return Number.POSITIVE_INFINITY
  return box.of.kind === 'photos' || next?.of.kind === 'photos' ? ofCut.photos : ofCut.words
}

// No column has the room for it.
const tallerThan = (rows: number): BandBox => {
  const of = { kind: 'drawn' as const, before: 0, rows: rows + 1, x: 0, w: 0, draw: () => [] }
  const [box] = bandBoxes([of])
  return box ? { ...box, of } : never()
}

function preparedWay({ parts, demerits }: Module['wide'][number], rows: number): PreparedWay {
  return { demerits, parts: parts.map(part => preparedPart(part, rows)) }
}

function preparedPart({ head = [], words = [], beside, below = [] }: WidePart, rows: number): PreparedPart {
  const [left, right] = beside
    ? [bandBoxes(beside.left), bandBoxes(beside.right)]
    : inTwoColumns(bandBoxes(words))
  const share = beside?.share ?? 1
  const boxes = { head: bandBoxes(head), left, right, below: bandBoxes(below) }
  const label = [...boxes.head, ...left, ...boxes.below][0]?.of.goesOn
  const part = { share, label, ...boxes }
  const middle = besideEachOther(heightsOfAll(left, rows), heightsOfAll(right, rows), share)
  return {
    ...part,
    at: [
      ...(label ? [exactly(label.rows, rows)] : []),
      ...[heightsOfAll(part.head, rows), middle, heightsOfAll(part.below, rows)],
    ].reduce(sumOf),
  }
}

function exactly(height: number, rows: number): Heights {
  const heights = noHeight(rows).fill(Number.POSITIVE_INFINITY)
  heights[height] = 0
  return heights
}

// Cut where the longer of the two columns is shortest.
function inTwoColumns(boxes: readonly BandBox[]): [BandBox[], BandBox[]] {
  const rowsOf = (boxes: readonly BandBox[]) =>
    boxes.reduce((sum, { min, glue }, n) => sum + min + (n === 0 ? 0 : glue), 0)
  let best = { cut: boxes.length, rows: rowsOf(boxes) }
  boxes.forEach(({ breakable }, n) => {
    const rows = Math.max(rowsOf(boxes.slice(0, n + 1)), rowsOf(boxes.slice(n + 1)))
    // the left one is no shorter than the right one
    if (breakable && rows < best.rows && rowsOf(boxes.slice(0, n + 1)) === rows) best = { cut: n + 1, rows }
  })
  return [boxes.slice(0, best.cut), boxes.slice(best.cut)]
}

/** Of words that are so much shorter than what stands beside them: a row or two are not seen. */
export const ofDifference = (rows: number): number => 0.06 * Math.max(0, rows - 2)

function besideEachOther(left: Heights, right: Heights, share: number): Heights {
  const both = new Float64Array(left.length).fill(Number.POSITIVE_INFINITY)
  for (let l = 0; l < left.length; l++)
    for (let r = 0; r < right.length; r++) {
      const h = Math.max(l, r)
      const demerits = (left[l] ?? 0) + (right[r] ?? 0) + share * ofDifference(Math.abs(l - r))
      if (demerits < (both[h] ?? 0)) both[h] = demerits
    }
  return both
}

function sumOf(a: Heights, b: Heights): Heights {
  const sum = new Float64Array(a.length).fill(Number.POSITIVE_INFINITY)
  for (let m = 0; m < a.length; m++)
    for (let n = 0; m + n < b.length; n++) {
      const demerits = (a[m] ?? 0) + (b[n] ?? 0)
      if (demerits < (sum[m + n] ?? 0)) sum[m + n] = demerits
    }
  return sum
}

function never(): never {
  throw new Error('a block is a box')
}
