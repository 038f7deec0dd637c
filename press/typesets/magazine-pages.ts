import type { Page } from '../page/display-list.ts'
import type { Module } from '../paginate/bands/module.ts'
import { type BandPage, placeBands } from '../paginate/bands/place-bands.ts'
import { type BandPlan, planBands } from '../paginate/bands/plan-bands.ts'
import { prepared } from '../paginate/bands/prepared.ts'
import { splitTexts } from '../paginate/split-texts.ts'
import type { TypesetContext } from './context.ts'
import { drawPlacements } from './draw-placements.ts'
import type { Opener } from './flow.ts'
import { hairline } from './palette.ts'

/** How a month opens, and what that costs beside the room that it takes, in shares of a page. */
export interface OpenerWay {
  opener: Opener
  demerits: number
}

/** A month of modules below the opener that it is set best with. */
export interface PlannedMonth {
  plan: BandPlan
  opener: Opener
  draw(): Page[]
}

export function planMonth(
  modules: readonly Module[],
  openers: readonly OpenerWay[],
  context: TypesetContext,
  columns: { width: number; gap: number },
): PlannedMonth | undefined {
  const { rows } = context.area
  const month = prepared(modules, rows)
  const planBelow = planBands(month, { rows, gap })
  let best: { plan: BandPlan; opener: Opener } | undefined
  for (const { opener, demerits } of openers) {
    const [left = opener.rows, right = opener.rows] = opener.rowsIn ?? []
    const plan = planBelow([left, right])
    const all = { ...plan, demerits: plan.demerits + demerits }
    if (!best || all.demerits < best.plan.demerits) best = { plan: all, opener }
  }
  if (!best) return undefined
  const { plan, opener } = best
  return {
    plan,
    opener,
    draw: () => drawPages(placeBands(plan.bands, month.boxes, rows), opener, context, columns),
  }
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
        h: top + foot * rowMm - 1 - y,
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
