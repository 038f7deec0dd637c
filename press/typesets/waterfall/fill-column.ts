import { invariant } from '#domain/invariant'
import { heightsFilling } from './column-heights.ts'
import { headOf, type PlacedBox } from './columns-from.ts'
import type { CardPart } from './packing.ts'

/** Rows that a column of so many cards can hide: a little in each card, a little more between them. */
export function mostWhite(cards: number, gap: number): number {
  return cards + Math.max(0, cards - 1) * mostAbove(gap)
}

/** Rows that the white above a card may grow by, so that its column ends where the other one does. */
const mostAbove = (gap: number): number => (gap === 0 ? 0 : Math.max(1, widestGap - gap))

/** Cards that are further apart look lost. */
const widestGap = 4

/** Puts the boxes of one column of `rows` rows in place, down to `depth`; photos take up the slack, then the white of the cards does. */
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
  const used = white + heights.reduce((sum, height) => sum + height, 0)
  const extra = extraWhite(groups.length, gap, depth - used)

  const parts: Omit<CardPart, 'page' | 'column'>[] = []
  const heightsLeft = heights.values()
  let top = 0
  for (const [n, { first, rest }] of groups.entries()) {
    const added = extra[n]
    invariant(added, 'every card of a column has its share of white')
    const { inside, above } = added
    if (n > 0) top += gap + above
    let y = top + headOf(first) + first.pad + Math.floor(inside / 2)
    const placed = [first, ...rest].map((box, i) => {
      if (i > 0) y += box.glue
      const { value: height } = heightsLeft.next()
      invariant(height !== undefined, 'every box of a column has a height')
      y += height
      return { top: y - height, rows: height }
    })
    const taken = y + first.pad + Math.ceil(inside / 2) - top
    const from = first.indexInCard
    parts.push({ card: first.card, top, rows: taken, from, to: from + placed.length, boxes: placed })
    top += taken
  }
  return { parts, free: Math.max(0, rows - top) }
}

interface CardGroup {
  first: PlacedBox
  rest: PlacedBox[]
}

function groupByCard(boxes: readonly PlacedBox[]): CardGroup[] {
  const groups: CardGroup[] = []
  for (const box of boxes) {
    const group = groups.at(-1)
    if (group?.first.card === box.card) group.rest.push(box)
    else groups.push({ first: box, rest: [] })
  }
  return groups
}

/** Rows added to a card, and above it. */
interface ExtraWhite {
  inside: number
  above: number
}

// Row by row: between the cards first, then inside them, then between them again, until nothing is left or all have had their most.
function extraWhite(cards: number, gap: number, slack: number): ExtraWhite[] {
  const extra = Array.from({ length: cards }, (): ExtraWhite => ({ inside: 0, above: 0 }))
  let remaining = slack
  const give = (place: keyof ExtraWhite, from: number) => {
    for (const card of extra.slice(from)) {
      if (remaining <= 0) return
      card[place] += 1
      remaining -= 1
    }
  }
  for (let round = 0; round < Math.max(1, mostAbove(gap)); round++) {
    if (gap > 0) give('above', 1)
    if (round === 0) give('inside', 0)
  }
  return extra
}
