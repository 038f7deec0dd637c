import { invariant } from '#domain/invariant'
import type { CardLine } from './card.ts'
import { heightsFilling } from './column-heights.ts'
import { headOf, type PlacedBox } from './columns-from.ts'
import type { CardPart } from './packing.ts'

/** Puts the boxes of one column of `rows` rows in place, down to `depth`; photos take up the slack. Cards are equally far apart: what is left is below the last of them. */
export function fillColumn(
  boxes: readonly PlacedBox[],
  { rows, depth, gap }: { rows: number; depth: number; gap: number },
): { parts: Omit<CardPart, 'page' | 'column'>[]; free: number } {
  const groups = groupByCard(boxes)
  const white = groups.reduce(
    (sum, { first, rest }, n) =>
      sum +
      (n === 0 ? 0 : gap) +
      headOf(first) +
      2 * first.pad +
      rest.reduce((glue, box) => glue + box.glue, 0),
    0,
  )
  const heights = heightsFilling(boxes, depth - white)

  const parts: Omit<CardPart, 'page' | 'column'>[] = []
  const heightsLeft = heights.values()
  let top = 0
  for (const [n, { first, rest }] of groups.entries()) {
    if (n > 0) top += gap
    let y = top + headOf(first) + first.pad
    const placed = [first, ...rest].map((box, i) => {
      if (i > 0) y += box.glue
      const { value: height } = heightsLeft.next()
      invariant(height !== undefined, 'every box of a column has a height')
      y += height
      return { top: y - height, rows: height }
    })
    const taken = y + first.pad - top
    const from = first.indexInCard
    parts.push({
      ...{ card: first.card, top, rows: taken, from, to: from + placed.length, boxes: placed },
      ...(first.isWhole && { isWhole: true }),
    })
    top += taken
  }
  return { parts, free: Math.max(0, rows - top) }
}

interface CardGroup {
  first: PlacedBox
  rest: PlacedBox[]
}

/** The lines of a card that is alone in its column as boxes of it; heights cost nothing where `costsOf` is absent. */
export const boxesOfCard = (
  lines: readonly CardLine[],
  costsOf: (line: CardLine) => readonly number[] = () => [],
): PlacedBox[] =>
  lines.map((line, indexInCard) => ({
    ...line,
    card: 0,
    indexInCard,
    pad: 0,
    steps: [],
    costs: costsOf(line),
  }))

function groupByCard(boxes: readonly PlacedBox[]): CardGroup[] {
  const groups: CardGroup[] = []
  for (const box of boxes) {
    const group = groups.at(-1)
    if (group?.first.card === box.card) group.rest.push(box)
    else groups.push({ first: box, rest: [] })
  }
  return groups
}
