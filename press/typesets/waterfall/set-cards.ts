import { invariant } from '#domain/invariant'
import type { Element, Page, Run } from '../../page/display-list.ts'
import type { Placement } from '../../paginate/block.ts'
import { measureBlocks } from '../../paginate/measure-blocks.ts'
import { splitTexts } from '../../paginate/split-texts.ts'
import type { TypesetContext } from '../context.ts'
import { drawPlacement } from '../draw-placement.ts'
import { fillPage, pageBefore } from './best-card.ts'
import { type Card, type CardLine, cardLines } from './card.ts'
import type { ItemCard } from './cards-of-month.ts'
import { drawCardGround } from './draw-card-ground.ts'
import { monthTint } from './month-tint.ts'
import { type PackedMonth, packWell, wantingOf } from './pack-well.ts'
import type { CardPart, MeasuredCard } from './packing.ts'

interface CardsDesign {
  columnWidth: number
  columnGap: number
  /** Rows between two cards. */
  gap: number
  opener: { rows: number; elements: Element[] }
}

/** Sets the cards of a month into pages of two columns; the best of them has a page to itself where it fills one and the others do theirs about as well. */
export function setCards(cards: readonly ItemCard[], context: TypesetContext, design: CardsDesign): Page[] {
  const { rows, rowMm, top } = context.area
  measure(
    cards.flatMap(({ usual, best }) => (best ? [usual, best] : [usual])),
    context,
  )
  const { month, own } = setWell(cards, context, design)
  const { parts, free } = month
  const pages: Page[] = Array.from({ length: Math.max(1, free.length) }, (_, n) => ({
    elements: n === 0 ? [...design.opener.elements] : [],
    regions: [],
    // a month without a card has one page, empty
    empty: ((free[n]?.[0] ?? rows) + (free[n]?.[1] ?? rows)) / (2 * rows),
  }))
  const placed = parts.map((part): PlacedCard => {
    const source = month.cards[part.card]
    const page = pages[part.page]
    invariant(source && page, 'each part is one of a card, on a page')
    const x = part.column * (design.columnWidth + design.columnGap)
    const y = top + (part.page === 0 ? design.opener.rows : 0) * rowMm
    return { page, part, source, placements: placementsOf(part, source), x, y, w: design.columnWidth }
  })
  const ownPage: Page = { elements: own ? [groundOf(context)] : [], regions: [] }
  if (own) {
    ownPage.empty = 1 - own.part.rows / rows
    const part = { ...own.part, card: 0, page: 0, column: 0 as const }
    const placements = placementsOf(part, own.source)
    placed.push({ page: ownPage, part, source: own.source, placements, x: 0, y: top, w: context.area.width })
  }
  const words = splitTexts([placed.flatMap(({ placements }) => placements)], context)
  for (const card of placed) drawCard(card, words, context)
  return pages.flatMap((page, n) => (own?.after === n ? [page, ownPage] : [page]))
}

interface PlacedCard {
  page: Page
  part: CardPart
  source: MeasuredLines
  placements: Placement[]
  /** mm of what its page gives it. */
  x: number
  y: number
  w: number
}

function drawCard(
  { page, part, source: { card, lines }, placements, x, y, w }: PlacedCard,
  words: ReadonlyMap<Placement, Run[]>,
  { area: { rowMm }, month }: TypesetContext,
) {
  page.elements.push(
    ...drawCardGround(
      card,
      { begins: part.from === 0, ends: part.to === lines.length },
      { x, y: y + part.top * rowMm, w, h: part.rows * rowMm },
      month,
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

// The page of the best card is of the paper of its month.
function groundOf({ area, month }: TypesetContext): Element {
  const { width, height } = area.page
  return {
    kind: 'rect',
    frame: 'sheet',
    x: 0,
    y: 0,
    w: width,
    h: height,
    fill: monthTint(month).soft,
    bleed: true,
  }
}

interface OwnPage {
  source: MeasuredLines
  part: Omit<CardPart, 'page' | 'column' | 'card'>
  /** The page of the month that it stands after, from 0. */
  after: number
}

// Groups of photos keep their columns unless that leaves holes, or a last page that is short.
function setWell(cards: readonly ItemCard[], context: TypesetContext, design: CardsDesign): SetMonth {
  const usual = withOwnPage(cards, context, design)
  if (usual.month.fault === 0) return usual
  const lower = cards.map(card => ({ ...card, usual: card.squeezed() }))
  measure(
    lower.map(({ usual }) => usual),
    context,
  )
  const squeezed = withOwnPage(lower, context, design)
  return wanting(squeezed) < wanting(usual) ? squeezed : usual
}

// One great picture is worth a page more.
const wanting = ({ month: { fault, free }, own }: SetMonth): number =>
  wantingOf(fault, free.length) - (own ? worthOfOwn : 0)

const worthOfOwn = 0.35
/** A little white on a page, and no short end. */
const fairFault = 0.3

interface SetMonth {
  month: PackedMonth<MeasuredLines>
  own?: OwnPage
}

// The first of the best cards that fill a page, where the others are set about as well without it.
function withOwnPage(
  cards: readonly ItemCard[],
  context: TypesetContext,
  { gap, opener }: CardsDesign,
): SetMonth {
  const { rows } = context.area
  const room = { rows: (page: number) => (page === 0 ? rows - opener.rows : rows), gap }
  const packed = (cards: readonly ItemCard[]) =>
    packWell(
      cards.map(({ usual, larger }) => ({
        usual: linesOf(usual, rows),
        larger() {
          const card = larger()
          measure([card], context)
          return linesOf(card, rows)
        },
      })),
      room,
    )
  const all: SetMonth = { month: packed(cards) }
  for (const [at, { best }] of cards.entries()) {
    const source = best && linesOf(best, rows)
    const part = source && fillPage(source.lines, rows)
    if (!source || !part || cards.length < 2) continue
    const month = packed(cards.toSpliced(at, 1))
    const after = pageBefore(month.parts, month.free.length, at, month.fault === 0)
    if (after === undefined) continue
    const withOwn = { month, own: { source, part, after } }
    if (month.fault <= Math.max(all.month.fault, fairFault) && wanting(withOwn) <= wanting(all))
      return withOwn
  }
  return all
}

function measure(cards: readonly Card[], context: TypesetContext) {
  measureBlocks(
    cards.flatMap(card => card.blocks),
    context,
  )
}

const linesOf = (card: Card, page: number): MeasuredLines => {
  const lines = cardLines(card, page)
  return { card, lines, pad: 0, boxes: lines }
}

interface MeasuredLines extends MeasuredCard {
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
