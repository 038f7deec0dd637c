import { invariant } from '#domain/invariant'
import type { Element, Page } from '../../page/display-list.ts'
import type { Placement } from '../../paginate/block.ts'
import { measureBlocks } from '../../paginate/measure-blocks.ts'
import { splitTexts } from '../../paginate/split-texts.ts'
import type { TypesetContext } from '../context.ts'
import { drawPlacement } from '../flow.ts'
import { type Card, type CardLine, cardLines } from './card.ts'
import { drawCardGround } from './draw-card-ground.ts'
import { packColumns } from './pack-columns.ts'
import type { CardPart } from './packing.ts'

interface CardsDesign {
  columnWidth: number
  columnGap: number
  /** Rows between two cards. */
  gap: number
  opener: { rows: number; elements: Element[] }
}

/** Sets the cards of a month into pages of two columns. */
export function setCards(cards: Card[], context: TypesetContext, design: CardsDesign): Page[] {
  const { rows, rowMm, top } = context.area
  measureBlocks(
    cards.flatMap(card => card.blocks),
    context,
  )
  const measured = cards.map(card => ({ card, lines: cardLines(card, rows) }))
  const { parts, free } = packColumns(
    measured.map(({ card, lines }) => ({ pad: card.pad, boxes: lines })),
    { rows: page => (page === 0 ? rows - design.opener.rows : rows), gap: design.gap },
  )
  const pages: Page[] = Array.from({ length: Math.max(1, free.length) }, (_, n) => ({
    elements: n === 0 ? [...design.opener.elements] : [],
    regions: [],
    // a month without a card has one page, empty
    empty: ((free[n]?.[0] ?? rows) + (free[n]?.[1] ?? rows)) / (2 * rows),
  }))
  const placed = parts.map(part => {
    const source = measured[part.card]
    invariant(source, 'each part is one of a card')
    return { part, ...source, placements: placementsOf(part, source) }
  })
  const words = splitTexts(
    placed.flatMap(({ placements }) => placements),
    context,
  )
  for (const { part, card, lines, placements } of placed) {
    const page = pages[part.page]
    invariant(page, 'each part stands on a page')
    const x = part.column * (design.columnWidth + design.columnGap)
    const y = top + (part.page === 0 ? design.opener.rows : 0) * rowMm
    page.elements.push(
      ...drawCardGround(
        card,
        { begins: part.from === 0, ends: part.to === lines.length },
        { x, y: y + part.top * rowMm, w: design.columnWidth, h: part.rows * rowMm },
        context.month,
      ),
    )
    for (const placement of placements) {
      const origin = { x, y: y + placement.top * rowMm }
      // only text has words
      const drawn = drawPlacement(placement, words.get(placement) ?? [], origin, rowMm)
      page.elements.push(...drawn.elements)
      page.regions.push(...drawn.regions)
    }
  }
  return pages
}

interface MeasuredLines {
  card: Card
  lines: readonly CardLine[]
}

// Boxes of one block that follow each other become one placement again.
function placementsOf(part: CardPart, { card, lines }: MeasuredLines): Placement[] {
  const placements: Placement[] = []
  for (const [i, box] of part.boxes.entries()) {
    const line = lines[part.from + i]
    const block = line && card.blocks[line.block]
    invariant(block, 'each box is a line of a block')
    const previous = placements.at(-1)
    if (previous?.block === block) {
      previous.rows += box.rows
      previous.to = line.line + 1
    } else {
      const frame = part.page * 2 + part.column
      placements.push({ block, frame, top: box.top, rows: box.rows, from: line.line, to: line.line + 1 })
    }
  }
  return placements
}
