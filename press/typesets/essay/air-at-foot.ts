import type { Page } from '../../page/display-list.ts'
import type { TypesetContext } from '../context.ts'
import type { PagesOfMonth } from '../typeset.ts'

/** A month whose first page leaves `air` rows above row `from` of it, with these at the foot of that page, as many as it bears there: its entries begin where those of all months do. */
export function withAirAtFoot(
  month: PagesOfMonth,
  from: number,
  air: number,
  { area }: TypesetContext,
): PagesOfMonth {
  if (air === 0) return month
  const head = area.top + from * area.rowMm - hair
  const raised = <T extends { y: number }>(drawn: readonly T[], rows: number) =>
    drawn.map(each => (each.y < head ? each : { ...each, y: each.y - rows * area.rowMm }))
  const withFoot = ([first, ...others]: readonly Page[]): Page[] => {
    if (!first) return []
    const { elements, regions, empty = 0 } = first
    const rows = Math.max(0, Math.min(air, Math.floor((mostFoot - empty) * area.rows)))
    const foot = empty + rows / area.rows
    const isRaised = elements.some(({ y }) => y >= head)
    const raisedFirst = {
      ...first,
      elements: raised(elements, rows),
      regions: raised(regions, rows),
      empty: foot,
    }
    return [isRaised ? raisedFirst : first, ...others]
  }
  return {
    ...month,
    pages: withFoot(month.pages),
    ...(month.fromLeft && { fromLeft: withFoot(month.fromLeft) }),
  }
}

/** Share of a page: more at its foot would look as if the month had ended, and stands above the entry. */
const mostFoot = 1 / 3
/** mm */
const hair = 1
