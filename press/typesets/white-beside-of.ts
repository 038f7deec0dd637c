import type { Page, Region } from '../page/display-list.ts'
import type { TypesetContext } from './context.ts'
import { dominantOn } from './dominant-on.ts'
import type { PagesOfMonth } from './typeset.ts'

/** How much is wanting of a month for pages with much white at the right of their photos. */
export function whiteBesideOf({ pages }: PagesOfMonth, { area }: TypesetContext): number {
  const most = area.width * area.rows * area.rowMm
  return pages
    .map(
      page =>
        Math.max(0, whiteBeside(page, area.width, dominantOn(area)) / most - mostWhite) +
        perGroup * groupsThatStopShort(page, area.width),
    )
    .reduce((sum, white) => sum + white, 0)
}

// Entries of several photos on a page, a row of which does not reach the right of the measure.
function groupsThatStopShort({ regions }: Page, width: number): number {
  const photos = regions.filter(({ photo }) => photo !== undefined)
  return [...new Set(photos.map(({ item }) => item))].filter(item => {
    const own = photos.filter(photo => photo.item === item)
    return own.length > 1 && own.some(last => last.x + last.w < width - 1 && !hasPhotoAtRight(last, own))
  }).length
}

const hasPhotoAtRight = (left: Region, photos: readonly Region[]): boolean =>
  photos.some(({ x, y, h }) => x > left.x + left.w - 1 && y < left.y + left.h - 1 && y + h > left.y + 1)

// mm2 between photos and the right of the measure where neither photos nor words stand; what dominates its page may stand in white
function whiteBeside({ regions }: Page, width: number, dominant: number): number {
  const photos = regions.filter(({ photo }) => photo !== undefined)
  return photos
    .filter(photo => photo.w * photo.h < dominant && !hasPhotoAtRight(photo, photos))
    .reduce((sum, photo) => {
      const x = photo.x + photo.w
      const words = regions
        .filter(region => region.photo === undefined && region.x > x - 1)
        .map(({ y, h }) => Math.max(0, Math.min(y + h, photo.y + photo.h) - Math.max(y, photo.y)))
        .reduce((sum, h) => sum + h, 0)
      return sum + Math.max(0, width - x) * Math.max(0, photo.h - words)
    }, 0)
}

/** Against shares of pages that are empty. */
const perGroup = 0.2
/** Share of the page that nobody minds. */
const mostWhite = 0.1
