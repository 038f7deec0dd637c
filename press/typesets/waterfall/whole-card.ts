import type { Region } from '../../page/display-list.ts'
import type { TypesetContext } from '../context.ts'
import type { CardForm } from './card.ts'
import { cardWidth, groupLines, leastInGroup, mat } from './card-measures.ts'
import { costsOf, grownWays, heightsOf } from './column-heights.ts'
import { boxesOfCard, fillColumn } from './fill-column.ts'
import { linesOf, type MeasuredLines } from './measured-lines.ts'
import type { CardPart, HeightWay } from './packing.ts'

/**
 * A card as one box, which no column tears: at each height that one of its forms has, the cheapest of these. As it was where none is as low as a
 * column. Its forms are measured.
 */
export function wholeCard(
  usual: MeasuredLines,
  forms: readonly CardForm[],
  context: TypesetContext,
): MeasuredLines {
  const { rows, width } = context.area
  const begins = groupLines(cardWidth(width))
  const byRows = new Map<number, { cost: number; source: MeasuredLines }>()
  let natural = 0
  for (const [n, { card, cost }] of forms.entries()) {
    const source = priced(linesOf(card, context), begins)
    const { min, ways } = heightsOfAll(source, rows)
    for (const { above, cost: strain } of ways) {
      const known = byRows.get(min + above)
      const all = cost + strain
      if (!known || all < known.cost) byRows.set(min + above, { cost: all, source })
    }
    if (n === 0)
      natural = source.lines.reduce((sum, line, n) => sum + (n > 0 ? line.glue : 0) + line.natural, 0)
  }
  const heights = [...byRows.keys()].sort((a, b) => a - b)
  const [min] = heights
  const max = heights.at(-1)
  if (min === undefined || max === undefined) return usual
  const costs = heights.map(rows => byRows.get(rows)?.cost ?? 0)
  const box = {
    ...{ glue: 0, min, max, heights, costs, penalty: 0 },
    natural: Math.min(max, Math.max(min, natural)),
  }
  return { ...usual, boxes: [box], forms: new Map([...byRows].map(([rows, { source }]) => [rows, source])) }
}

/** A card in lines, which a column may hold a part of: in one that holds all of it, it is the whole card. */
export const tearable = (source: MeasuredLines, { forms, boxes: [box] }: MeasuredLines): MeasuredLines =>
  forms && box ? { ...source, forms, whole: box } : source

// With what each height of its photos costs, where these are too narrow to be seen well, or begin where none of other cards do.
function priced(source: MeasuredLines, begins: readonly number[]): MeasuredLines {
  const { card, lines } = source
  if (card.paper !== 'card') return source
  const costly = lines.map(line => {
    const block = card.blocks[line.block]
    if (block?.kind !== 'photos') return line
    const heights = heightsOf(line)
    const usual = costsOf(line)
    const costs = heights.map((rows, n) => (usual[n] ?? 0) + faultsOf(block.draw(rows, 0, 0).regions, begins))
    return { ...line, heights, costs }
  })
  return { ...source, lines: costly }
}

function faultsOf(photos: readonly Region[], begins: readonly number[]): number {
  if (photos.length < 2) return 0
  const isStray = photos.some(({ x }) => begins.every(line => Math.abs(line - mat - x) > hair))
  return photos.reduce(
    (sum, { w }) => sum + (w < tiny ? perTiny : w < leastInGroup - hair ? perStamp : 0),
    isStray ? perStray : 0,
  )
}

/** mm */
const tiny = 15
const hair = 0.1
const perStamp = 1.5
const perTiny = 5
const perStray = 3

function heightsOfAll({ lines }: MeasuredLines, rows: number): { min: number; ways: readonly HeightWay[] } {
  let min = 0
  let ways: readonly HeightWay[] = [{ above: 0, cost: 0 }]
  for (const [n, line] of lines.entries()) {
    const [least = line.min, ...more] = heightsOf(line)
    min += (n > 0 ? line.glue : 0) + least
    if (min > rows) return { min, ways: [] }
    ways = grownWays(ways, [0, ...more.map(height => height - least)], costsOf(line), rows)
  }
  return { min, ways: ways.filter(({ above }) => min + above <= rows) }
}

/** A part that is a whole card, with the lines that it has at its height. */
export function laidOut(part: CardPart, card: MeasuredLines): { part: CardPart; source: MeasuredLines } {
  const source = card.whole && !part.isWhole ? undefined : card.forms?.get(part.rows)
  if (!source) return { part, source: card }
  const boxes = boxesOfCard(source.lines, costsOf)
  const [form] = fillColumn(boxes, { rows: part.rows, depth: part.rows, gap: 0 }).parts
  if (!form) return { part, source: card }
  return {
    source,
    part: { ...part, to: form.to, boxes: form.boxes.map(box => ({ ...box, top: box.top + part.top })) },
  }
}
