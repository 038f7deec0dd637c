import type { Block } from '../../paginate/block.ts'
import { boxesOf } from '../../paginate/box.ts'

/** A way to tell what stands on a page. */
export interface Option {
  rows: number
  /** What is wanting of it. */
  fault: number
  block: Block
  /** Of words that go over pages: those that stand here. */
  line?: number
  lines?: number
}

/** From one place in a month to a later one: a story in one piece, two that share a row, or a part of what no page holds. */
export interface Step {
  to: number
  /** Rows of white above it, which the head of a page has not. */
  gap: number
  /** The lowest first. */
  options: Option[]
}

export interface Steps {
  /** By the place that they begin at. */
  from: Step[][]
  /** What it costs that a page ends before a place; undefined where none may. */
  cuts: (number | undefined)[]
  /** Places of a month, but for its end. */
  length: number
}

/** A row of stories as it may be set. */
export interface RowToSet {
  gap: number
  whole: Option[]
  /** Together with the next one. */
  withNext?: Option[]
  /** The blocks of one that no page holds, or that is worth to be cut rather than to leave a page empty. */
  parts: readonly Block[]
}

/** All ways from row to row of a month. */
export function stepsOfRows(rows: readonly RowToSet[], page: number): Steps {
  const from: Step[][] = []
  const cuts: Steps['cuts'] = []
  const starts: number[] = []
  // what is over the stories behind it ends no page
  let isHead = false
  for (const { whole, parts } of rows) {
    const start = from.length
    starts.push(start)
    from.push([])
    cuts.push(start === 0 || isHead ? undefined : 0)
    isHead = (parts.at(-1) ?? whole[0]?.block)?.keepNext ?? false
    const boxes = parts.flatMap(boxesOf)
    const isCut = whole.length === 0
    const lead = parts.findIndex(({ kind }) => kind === 'photos')
    for (const [n, box] of boxes.entries()) {
      if (n > 0) {
        const before = boxes[n - 1]
        const isInWords = box.block < lead || (box.block === lead && box.line === 0)
        from.push([])
        cuts.push(
          before?.breakable
            ? (!isCut ? cutWhole : lead < 0 ? cutText : cut) + (lead >= 0 && isInWords ? cutWords : 0)
            : undefined,
        )
      }
      const block = parts[box.block]
      if (block)
        from[start + n]?.push({
          to: start + n + 1,
          gap: box.glue,
          options: heightsOfBox(block, box, page),
        })
    }
  }
  const length = from.length
  for (const [n, { gap, whole, withNext }] of rows.entries()) {
    const steps = from[starts[n] ?? 0]
    const toOf = (row: number) => starts[row] ?? length
    if (whole.length > 0) steps?.push({ to: toOf(n + 1), gap, options: whole })
    if (withNext && withNext.length > 0 && n + 1 < rows.length)
      steps?.push({ to: toOf(n + 2), gap, options: withNext })
  }
  return { from, cuts, length }
}

/** Of a page that ends inside words that no page holds, inside a story of photos that none does, or inside one that a page holds; and between words and their first photos. */
const cutText = 0.6
const cut = 2.5
const cutWhole = 9
const cutWords = 2.5

function heightsOfBox(
  block: Block,
  { line, lines, min, natural, max, heights }: ReturnType<typeof boxesOf>[number],
  page: number,
): Option[] {
  const own =
    block.kind !== 'photos'
      ? [natural]
      : heights
        ? heights.filter(rows => rows >= min && rows <= max && rows <= page)
        : Array.from({ length: Math.min(max, page) - min + 1 }, (_, n) => min + n)
  const all = own.length > 0 ? own : [Math.min(natural, page)]
  return all.map(rows => ({
    rows,
    fault: block.kind === 'photos' ? ofLower * (Math.max(0, natural - rows) / Math.max(1, natural)) ** 2 : 0,
    block,
    line,
    lines,
  }))
}

const ofLower = 1.2
