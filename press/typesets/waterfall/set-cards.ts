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
  const lines = cards.map(card => cardLines(card, rows))
  const { parts, free } = packColumns(
    cards.map((card, n) => ({
      pad: card.pad,
      atoms: lines[n] ?? [],
    })),
    { rows: page => (page === 0 ? rows - design.opener.rows : rows), gap: design.gap },
  )
  const pages: Page[] = Array.from({ length: Math.max(1, free.length) }, (_, n) => ({
    elements: n === 0 ? [...design.opener.elements] : [],
    regions: [],
    empty: ((free[n]?.[0] ?? rows) + (free[n]?.[1] ?? rows)) / (2 * rows),
  }))
  const placed = parts.map(part => ({ part, placements: placementsOf(part, cards, lines) }))
  const words = splitTexts(
    placed.flatMap(({ placements }) => placements),
    context,
  )
  for (const { part, placements } of placed) {
    const page = pages[part.page]
    const card = cards[part.card]
    if (!page || !card) continue
    const x = part.column * (design.columnWidth + design.columnGap)
    const y = top + (part.page === 0 ? design.opener.rows : 0) * rowMm
    const count = lines[part.card]?.length ?? 0
    page.elements.push(
      ...drawCardGround(
        card,
        { begins: part.from === 0, ends: part.to === count },
        { x, y: y + part.top * rowMm, w: design.columnWidth, h: part.rows * rowMm },
        context.month,
      ),
    )
    for (const placement of placements) {
      const origin = { x, y: y + placement.top * rowMm }
      const drawn = drawPlacement(placement, words.get(placement) ?? [], origin, rowMm)
      page.elements.push(...drawn.elements)
      page.regions.push(...drawn.regions)
    }
  }
  return pages
}

// Atoms of one block that follow each other become one placement again.
function placementsOf(part: CardPart, cards: readonly Card[], lines: readonly CardLine[][]): Placement[] {
  const placements: Placement[] = []
  part.atoms.forEach((atom, i) => {
    const line = lines[part.card]?.[part.from + i]
    const block = line && cards[part.card]?.blocks[line.block]
    if (!block) return
    const before = placements.at(-1)
    if (before?.block === block) {
      before.rows += atom.rows
      before.to = line.line + 1
    } else {
      const frame = part.page * 2 + part.column
      placements.push({ block, frame, top: atom.top, rows: atom.rows, from: line.line, to: line.line + 1 })
    }
  })
  return placements
}
