import { invariant } from '#domain/invariant'
import type { Element, Page, Run } from '../../page/display-list.ts'
import type { Placement } from '../../paginate/block.ts'
import { splitTexts } from '../../paginate/split-texts.ts'
import type { TypesetContext } from '../context.ts'
import { drawPlacements } from '../draw-placements.ts'
import { movedBy } from '../moved-by.ts'
import { byTurns, type PartOfCard } from './by-turns.ts'
import { photoInset, photosLower, side } from './card-measures.ts'
import type { ItemCard } from './cards-of-month.ts'
import { dottedPaper } from './dotted-paper.ts'
import { drawCardGround } from './draw-card-ground.ts'
import type { MeasuredLines } from './measured-lines.ts'
import { narrowedPaper } from './narrowed-paper.ts'
import { type CardPart, goesOnRows } from './packing.ts'
import { isWordsAlone, ruledLines } from './ruled-lines.ts'
import { type CardsDesign, setWell } from './set-well.ts'
import { laidOut } from './whole-card.ts'

/** Sets the cards of a month into pages of two columns; the best of them has a page to itself where it fills one and the others do theirs about as well. */
export function setCards(cards: readonly ItemCard[], context: TypesetContext, design: CardsDesign): Page[] {
  const { rows, rowMm, top } = context.area
  const { opener } = design
  const month = setWell(cards, context, design)
  const { parts, wide, free } = month
  const pages: Page[] = Array.from({ length: Math.max(1, free.length) }, (_, n) => ({
    elements: [dottedPaper(context, n === 0 ? opener.rows : 0), ...(n === 0 ? opener.elements : [])],
    regions: [],
    // a month without a card has one page, empty
    empty: ((free[n]?.[0] ?? rows) + (free[n]?.[1] ?? rows)) / (2 * rows),
  }))
  const place = ({ part, source, w }: PartOfCard): PlacedCard => {
    const page = pages[part.page]
    invariant(page, 'each part is on a page')
    return {
      ...{ page, part, source, w },
      placements: placementsOf(part, source),
      x: part.column * (design.columnWidth + design.columnGap),
      y: top + (part.page === 0 ? opener.rows : 0) * rowMm,
    }
  }
  const placed = byTurns(
    [
      ...parts.map(packed => {
        const card = month.cards[packed.card]
        invariant(card, 'each part is one of a card')
        return { ...laidOut(packed, card), w: design.columnWidth }
      }),
      ...wide.map(part => {
        const card = month.cards[part.card]
        const source = part.size === 'own' ? card?.ownOf : card?.acrossOf?.[part.size]
        invariant(source, 'a card over both columns is one of its sizes')
        return { part, source, w: context.area.width }
      }),
      // cards are read in the order in which they are drawn
    ].sort((a, b) => a.part.card - b.part.card || a.part.from - b.part.from),
  ).map(place)
  const said = new Set<string>()
  for (const { page, part, source, placements } of placed) {
    const { item, again } = source.card
    const [head] = placements
    if (!again && part.from === 0) continue
    const key = `${pages.indexOf(page)} ${item}`
    if (head && said.has(key) && again && head.block === source.card.blocks[0]) head.block = again
    said.add(key)
  }
  const words = splitTexts([placed.flatMap(({ placements }) => placements)], context)
  for (const card of placed) drawCard(card, words, context)
  return pages
}

interface PlacedCard extends PartOfCard {
  page: Page
  placements: Placement[]
  /** mm of its page. */
  x: number
  y: number
}

function drawCard(
  { page, part, source: { card, lines }, placements, x, y, w }: PlacedCard,
  words: ReadonlyMap<Placement, Run[]>,
  { area: { rowMm }, month }: TypesetContext,
) {
  const originOf = (placement: Placement) => ({ x, y: y + placement.top * rowMm })
  const placed = drawPlacements(placements, words, originOf, rowMm)
  const top = y + part.top * rowMm
  const ends = part.to === lines.length
  const white = ends ? whiteBelow(placed.at(-1)?.elements ?? [], top + part.rows * rowMm) : 0
  const all = placed.flatMap(({ elements }) => elements)
  const sheet = part.from === 0 && ends ? narrowedPaper(card, all, x, w) : { w, by: 0 }
  const drawn = placed.map(each =>
    each.placement.block.kind === 'photos' ? { ...each, ...movedBy(each, { x: sheet.by, y: 0 }) } : each,
  )
  const ground = { x, y: top, w: sheet.w, h: part.rows * rowMm - white }
  const { head = false, foot = false } = card.isTorn ?? {}
  const torn = { begins: part.from === 0 && !head, ends: ends && !foot }
  page.elements.push(...drawCardGround(card, torn, ground, month))
  if (isWordsAlone(card)) page.elements.push(...ruledLines(drawn, { x, w: sheet.w }, rowMm, month))
  const [first] = part.boxes
  if (part.from > 0 && first)
    page.elements.push(...card.goesOn(x + side, y + (first.top - goesOnRows) * rowMm))
  page.elements.push(...drawn.flatMap(({ elements }) => elements))
  page.regions.push(...drawn.flatMap(({ regions }) => regions))
}

// mm that photos leave free below them, beside what they keep off the foot of their rows at least; nothing below words.
function whiteBelow(elements: readonly Element[], foot: number): number {
  if (!elements.some(({ kind }) => kind === 'image')) return 0
  const feet = elements.flatMap(element =>
    element.kind === 'image' || element.kind === 'rect' ? [element.y + element.h] : [],
  )
  return Math.max(0, foot - leastBelow - Math.max(...feet))
}

const leastBelow = photoInset / 2 - photosLower.least

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
      previous.to = line.line + line.lines
    } else {
      const frame = part.page * 2 + part.column
      placements.push({
        block,
        frame,
        top: box.top,
        rows: box.rows,
        from: line.line,
        to: line.line + line.lines,
      })
    }
  }
  return placements
}
