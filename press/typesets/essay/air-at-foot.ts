import type { Page } from '../../page/display-list.ts'
import type { TypesetContext } from '../context.ts'
import type { PagesOfMonth } from '../typeset.ts'

/** A month whose first page leaves `air` rows above row `from` of it, with these at the foot of that page: its entries begin where those of all months do. */
export function withAirAtFoot(
  month: PagesOfMonth,
  from: number,
  air: number,
  { area }: TypesetContext,
): PagesOfMonth {
  if (air === 0) return month
  const head = area.top + from * area.rowMm - hair
  const raised = <T extends { y: number }>(drawn: readonly T[]) =>
    drawn.map(each => (each.y < head ? each : { ...each, y: each.y - air * area.rowMm }))
  const withFoot = ([first, ...others]: readonly Page[]): Page[] => {
    if (!first) return []
    const { elements, regions, empty = 0 } = first
    const foot = empty + air / area.rows
    const isRaised = elements.some(({ y }) => y >= head)
    const raisedFirst = { ...first, elements: raised(elements), regions: raised(regions), empty: foot }
    return [isRaised ? raisedFirst : first, ...others]
  }
  return {
    ...month,
    pages: withFoot(month.pages),
    ...(month.fromLeft && { fromLeft: withFoot(month.fromLeft) }),
  }
}

/** mm */
const hair = 1
