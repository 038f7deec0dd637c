import type { Region } from '../page/display-list.ts'
import type { PagesOfMonth } from './typeset.ts'

/** How much is wanting of a month for photos of an entry that stand below each other beside white: narrower than `most` mm, with one left edge. */
export function stacksOf({ pages }: PagesOfMonth, most: number): number {
  const stacks = pages.flatMap(({ regions }) => {
    const photos = regions.filter(({ photo }) => photo !== undefined)
    return [...Map.groupBy(photos, ({ item }) => item).values()].filter(group => isStack(group, most))
  })
  return perStack * stacks.length
}

const isStack = (photos: readonly Region[], most: number) =>
  photos.length > 1 && photos.every(({ x, w }) => x === photos[0]?.x && w < most)

/** Against shares of pages that are empty. */
const perStack = 0.1
