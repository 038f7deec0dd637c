import type { Page } from '../page/display-list.ts'
import type { Tops } from '../paginate/bands/column-pairs.ts'
import type { Module } from '../paginate/bands/module.ts'
import { type BandPage, placeBands } from '../paginate/bands/place-bands.ts'
import { planBands } from '../paginate/bands/plan-bands.ts'
import { type Prepared, prepared } from '../paginate/bands/prepared.ts'
import { splitTexts } from '../paginate/split-texts.ts'
import type { TypesetContext } from './context.ts'
import { drawPlacements } from './draw-placements.ts'
import type { Opener } from './flow.ts'
import { hairline } from './palette.ts'
import { isSaidOnFirstPage } from './said-on-page.ts'

/** How a month opens, and its demerits beside those of the room that it takes. */
export interface OpenerWay {
  opener: Opener
  demerits: number
  /** Entries that say its sentence, by their ids. */
  sayers: ReadonlySet<string>
}

/** A month of modules below the opener that it is set best with. */
export interface PlannedMonth {
  demerits: number
  pages: readonly { free: readonly [number, number]; rows: number }[]
  draw(): Page[]
}

/**
 * The plan of a month, with columns that end together where a page inside it would be more than a third empty otherwise; undefined where something of it
 * has room in no band.
 */
export function planMonth(
  modules: readonly Module[],
  openers: readonly OpenerWay[],
  context: TypesetContext,
  columns: { width: number; gap: number },
): PlannedMonth | undefined {
  const boxes = prepared(modules, context.area.rows)
  const month = planWith(usualEvenness, boxes, openers, context, columns)
  if (!month || holesIn(month) === 0) return month
  const other = planWith(mostEvenness, boxes, openers, context, columns)
  return other && holesIn(other) < holesIn(month) ? other : month
}

const usualEvenness = 1
const mostEvenness = 5

const holesIn = ({ pages }: PlannedMonth) =>
  pages.slice(0, -1).filter(({ free: [left, right], rows }) => left + right > (rows * 2) / 3).length

function planWith(
  evenness: number,
  month: Prepared,
  openers: readonly OpenerWay[],
  context: TypesetContext,
  columns: { width: number; gap: number },
): PlannedMonth | undefined {
  const room = { rows: context.area.rows, gap, evenness }
  const planBelow = planBands(month, room)
  const plans = openers.flatMap(({ opener, demerits, sayers }) => {
    const plan = planBelow(topsOf(opener))
    if (!plan) return []
    const again = isSaidOnFirstPage(sayers, plan.bands, month.boxes) ? ofSaidAgain : 0
    return [{ opener, bands: plan.bands, demerits: plan.demerits + demerits + again }]
  })
  const [first, ...others] = plans
  if (!first) return undefined
  const { opener, bands, demerits } = others.reduce((a, b) => (a.demerits <= b.demerits ? a : b), first)
  const pages = placeBands(bands, month.boxes, room, topsOf(opener))
  return {
    demerits,
    pages: pages.map(page => ({ ...page, rows: room.rows })),
    draw: () => drawPages(pages, opener, context, columns),
  }
}

/** Demerits of a sentence that is read again on its page (decision 0212). */
const ofSaidAgain = 0.8

const topsOf = ({ rows, rowsIn = [] }: Opener): Tops => {
  const [left = rows, right = rows] = rowsIn
  return [left, right]
}

/** Rows between bands. */
const gap = 1

function drawPages(
  pages: readonly BandPage[],
  opener: Opener,
  context: TypesetContext,
  { width, gap }: { width: number; gap: number },
): Page[] {
  const { rows, rowMm, top } = context.area
  const words = splitTexts([pages.flatMap(({ placements }) => placements)], context)
  return pages.map(({ placements, free, columns }, n): Page => {
    const drawn = drawPlacements(
      placements,
      words,
      ({ frame, top: down }) => ({ x: frame * (width + gap), y: top + down * rowMm }),
      rowMm,
    )
    const rules = columns.map(({ tops, foot }) => {
      const y = top + Math.max(...tops) * rowMm + 1
      return {
        kind: 'rect' as const,
        x: width + gap / 2 - 0.075,
        y,
        w: 0.15,
        h: top + foot * rowMm - y,
        fill: hairline,
      }
    })
    const [left, right] = free
    return {
      elements: [
        ...(n === 0 ? opener.elements : []),
        ...rules.filter(({ h }) => h > leastRule),
        ...drawn.flatMap(({ elements }) => elements),
      ],
      regions: [...(n === 0 ? (opener.regions ?? []) : []), ...drawn.flatMap(({ regions }) => regions)],
      ...(n === 0 && opener.headless ? { headless: true } : {}),
      empty: (left + right) / (2 * rows),
      spread: Math.abs(left - right) / rows,
    }
  })
}

/** mm */
const leastRule = 5
