import type { TypesetContext } from '../context.ts'
import type { PagesOfMonth } from '../typeset.ts'

/** The regions of a month as in a mirror, what is at the left of the measure at its right: for measures that look at one side. */
export const mirrored = ({ pages }: PagesOfMonth, { area }: TypesetContext): PagesOfMonth => ({
  pages: pages.map(page => ({
    ...page,
    regions: page.regions.map(region => ({ ...region, x: area.width - region.x - region.w })),
  })),
})
