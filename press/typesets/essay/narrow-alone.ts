import type { Page, Region } from '../../page/display-list.ts'
import type { TypesetContext } from '../context.ts'
import type { PagesOfMonth } from '../typeset.ts'

/** How much is wanting of a month for photos with nothing beside them that are narrower than half of the measure and not very tall: white stands at both sides. */
export function narrowAlone({ pages }: PagesOfMonth, { area }: TypesetContext): number {
  const half = area.width / 2 - mostGutter
  return pages.reduce((sum, { regions }) => {
    const narrow = regions.filter(
      region =>
        region.photo !== undefined &&
        region.w < half &&
        region.w > region.h * tall &&
        !hasBeside(region, regions),
    )
    return sum + perPhoto * narrow.length
  }, 0)
}

const hasBeside = (photo: Region, regions: Page['regions']): boolean =>
  regions.some(({ x, y, w, h }) => {
    const isBeside = x > photo.x + photo.w - 1 || x + w < photo.x + 1
    return isBeside && y < photo.y + photo.h - 1 && y + h > photo.y + 1
  })

/** mm */
const mostGutter = 3
/** Width over height of what is as high on a third of the measure as half of a page. */
const tall = 0.65
/** Against shares of pages that are empty. */
const perPhoto = 0.12
