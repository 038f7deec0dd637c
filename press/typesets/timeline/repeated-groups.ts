import type { Page, Region } from '../../page/display-list.ts'
import type { PagesOfMonth } from '../typeset.ts'

/** Entries of three photos or more on a page of a month that stand just as those of one of the two before them. */
export const repeatedGroupsOf = ({ pages }: PagesOfMonth): number => {
  const groups = pages.flatMap(groupsOn)
  return groups.filter((group, n) => groups.slice(Math.max(0, n - 2), n).includes(group)).length
}

// How the photos of each entry stand to each other, in mm, from the head of the page to its foot.
function groupsOn({ regions }: Page): string[] {
  const photos = regions.filter(({ photo, h }) => photo !== undefined && h > 0)
  return [...Map.groupBy(photos, ({ item }) => item).values()].filter(({ length }) => length > 2).map(shapeOf)
}

function shapeOf(photos: readonly Region[]): string {
  const [left, top] = [Math.min(...photos.map(({ x }) => x)), Math.min(...photos.map(({ y }) => y))]
  return photos
    .map(({ x, y, w }) => [x - left, (y - top) / perStep, w].map(Math.round).join(' '))
    .sort()
    .join(', ')
}

/** mm: photos whose heads are nearer to each other stand alike. */
const perStep = 4
