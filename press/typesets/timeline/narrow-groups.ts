import type { Page, Region } from '../../page/display-list.ts'
import type { TypesetContext } from '../context.ts'
import type { PagesOfMonth } from '../typeset.ts'
import { wordsOf } from './rail.ts'

/** How many entries of a month have several photos on a page that leave white beside them. */
export function narrowGroups({ pages }: PagesOfMonth, context: TypesetContext): number {
  const { x, w } = wordsOf(context)
  const isNarrow = (photos: readonly Region[]) =>
    photos.length > 1 &&
    (Math.min(...photos.map(photo => photo.x)) > x + hair ||
      Math.max(...photos.map(photo => photo.x + photo.w)) < x + w - hair)
  return pages.reduce((sum, page) => sum + groupsOn(page).filter(isNarrow).length, 0)
}

function groupsOn({ regions }: Page): Region[][] {
  const groups = new Map<string, Region[]>()
  for (const region of regions)
    if (region.photo !== undefined) groups.set(region.item, [...(groups.get(region.item) ?? []), region])
  return [...groups.values()]
}

/** mm */
const hair = 1.5
