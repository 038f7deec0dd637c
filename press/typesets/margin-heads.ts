import type { Item } from '#domain/books/item'
import { invariant } from '#domain/invariant'
import { countLines } from '../engine/count-lines.ts'
import type { Element } from '../page/display-list.ts'
import type { Block } from '../paginate/block.ts'
import type { Paragraph } from '../text/prepare-text.ts'
import type { TypesetContext } from './context.ts'
import { type HeadWords, headWords, whereAndWho } from './item-head.ts'
import { line, lineBlocks } from './text-block.ts'

export interface MarginDesign {
  /** mm: the margin, and the column of the words beside it. */
  x: number
  w: number
  column: { x: number; w: number }
  /** Rows of white above an entry, and by how many they may grow. */
  before: number
  stretch: number
  /** Rows of the day at the head of the margin, and what is drawn there. */
  dayRows: number
  /** mm that place and people keep off words below them, at least; none where absent. */
  noteGap?: number
  /** Rows from the head of the margin to place and people, where what is drawn of the day hangs below its rows; right below these where absent. */
  notesFrom?: number
  drawDay(head: HeadWords, again: boolean, x: number, y: number, item: Item): Element[]
}

/** What stands in the margin beside an entry, and how far down it reaches. */
export interface MarginHead {
  /** The day as it is written in the margin. */
  day: string
  blocks: Block[]
  /** Rows from the head of the entry. */
  depth: number
}

/** Longer names than these lines hold stand above the words of their entry. */
const mostLines = 8

/** The heads of entries in the margin beside them, by item: day, weekday and hour; below them place and people, in `meta`. */
export function marginHeads(
  items: readonly Item[],
  context: TypesetContext,
  design: MarginDesign,
): Map<string, MarginHead> {
  const { rowMm } = context.area
  const notes = items.map((item, n) => {
    const head = headWords(item, context)
    const before = items[n - 1]
    const again = before !== undefined && headWords(before, context).day === head.day
    const lines = [head.place, head.people].filter(Boolean).map(words => line(words, context))
    return { item, head, again, lines }
  })
  const all = notes.flatMap(({ lines }) => lines)
  const counted = countLines(
    context,
    all.map(({ runs, lang }) => ({ style: 'meta', lang, width: design.w, runs })),
  )
  const linesOf = new Map(all.map((paragraph, i) => [paragraph, counted[i]]))
  const lineMm = context.styles.meta?.lineHeight ?? rowMm
  return new Map(
    notes.map(({ item, head, again, lines }) => {
      const note = lines.map(paragraph => ({ paragraph, lines: linesIn(linesOf, paragraph) }))
      const count = note.reduce((sum, { lines }) => sum + lines, 0)
      const fits = count <= mostLines
      const { dayRows, notesFrom = dayRows, noteGap = 0 } = design
      const noteRows = fits && count > 0 ? (count * lineMm + noteGap) / rowMm : 0
      const depth = dayRows + Math.ceil(noteRows - 1e-6)
      const mark: Block = {
        kind: 'drawn',
        item: item.id,
        before: design.before,
        stretch: design.stretch,
        keepNext: true,
        rows: 0,
        minDepth: Math.max(depth, Math.ceil(notesFrom + noteRows - 1e-6)),
        x: design.x,
        // with the words beside it one place of the page
        w: design.column.x + design.column.w - design.x,
        draw: (x, y) => [
          ...design.drawDay(head, again, x, y, item),
          ...(fits ? drawNotes(note, { x, y: y + notesFrom * rowMm, w: design.w }, lineMm) : []),
        ],
      }
      const above = fits
        ? []
        : lineBlocks(item.id, whereAndWho(head), 'meta', context, { ...design.column, keepNext: true })
      return [item.id, { day: head.day, blocks: [mark, ...above], depth }]
    }),
  )
}

/** An entry with its head beside it: photos that stand in the margin too, and the next entry, are kept clear of the head. */
export function besideMargin(
  item: Item,
  entry: readonly Block[],
  heads: ReadonlyMap<string, MarginHead>,
  design: MarginDesign,
): Block[] {
  const head = heads.get(item.id)
  invariant(head, 'each entry has a head')
  const { x, before, column } = design
  const w = column.x + column.w - x
  const end = (): Block => ({
    kind: 'drawn',
    item: item.id,
    before: 0,
    rows: 0,
    fillsUpTo: before + head.depth,
    x,
    w,
    draw: () => [],
  })
  const first = entry.findIndex(block => block.x < column.x - 0.01)
  // what stands there first stays with the head
  const gap = { ...end(), keepNext: first === 0 }
  const clear = first < 0 ? entry : [...tied(entry.slice(0, first)), gap, ...entry.slice(first)]
  return [...head.blocks, ...tied(clear), end()]
}

// White at the foot of something begins no page: what follows it would stand below the head.
function tied(blocks: readonly Block[]): Block[] {
  return blocks.map((block, i) => (i === blocks.length - 1 ? { ...block, keepNext: true } : block))
}

function linesIn(counts: ReadonlyMap<Paragraph, number | undefined>, paragraph: Paragraph): number {
  const lines = counts.get(paragraph)
  invariant(lines !== undefined, 'each note has its lines counted')
  return Math.max(1, lines)
}

function drawNotes(
  notes: readonly { paragraph: Paragraph; lines: number }[],
  at: { x: number; y: number; w: number },
  lineMm: number,
): Element[] {
  let y = at.y
  return notes.map(({ paragraph: { runs, lang }, lines }) => {
    const element: Element = { kind: 'text', x: at.x, y, w: at.w, style: 'meta', lines, runs, lang }
    y += lines * lineMm
    return element
  })
}
