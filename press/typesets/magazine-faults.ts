import type { Page } from '../page/display-list.ts'
import { partedInColumns } from './parted-of.ts'
import type { PagesOfMonth } from './typeset.ts'

/**
 * What a reader would mind of a month in columns, beside holes, in pages: the pages themselves, pictures as small as stamps, words in another
 * column than their first photo, photos of an entry in both columns of a page, photos alone that leave white beside them, and columns that end apart. `columnWidth`: mm.
 */
export function magazineFaults({ pages }: PagesOfMonth, columnWidth: number): number {
  const images = pages.flatMap(({ elements }) => elements.filter(element => element.kind === 'image'))
  const stamps = images.flatMap(({ w, h }) =>
    Math.min(w, h) < leastSide ? [1 - Math.min(w, h) / leastSide] : [],
  )
  const small = stamps.reduce((sum, wanting) => sum + ofStamp + ofWanting * wanting, 0)
  const spreads = pages.flatMap(({ spread = 0 }) => (spread > mostSpread ? [spread - mostSpread] : []))
  const apart = spreads.reduce((sum, spread) => sum + ofApart * (leastApart + spread), 0)
  return (
    pages.length * ofPage +
    small +
    apart +
    ofParted * partedInColumns(pages) +
    ofSplit * splitsOn(pages, columnWidth) +
    ofNotch * notchesIn(pages, columnWidth)
  )
}

// Entries of one photo that is narrower than its column.
function notchesIn(pages: readonly Page[], columnWidth: number): number {
  const photos = pages.flatMap(({ regions }) => regions.filter(({ photo }) => photo !== undefined))
  const ofItems = Map.groupBy(photos, ({ item }) => item)
  return [...ofItems.values()].filter(([photo, ...others]) => {
    return photo && others.length === 0 && photo.w < columnWidth * almost
  }).length
}

// Entries some of whose photos stand in the left column of a page and others in the right one.
function splitsOn(pages: readonly Page[], columnWidth: number): number {
  return pages.reduce((sum, { regions }) => {
    const inColumns = regions.filter(({ photo, w }) => photo !== undefined && w < columnWidth + 1)
    const columns = Map.groupBy(inColumns, ({ item }) => item)
    return (
      sum + [...columns.values()].filter(of => new Set(of.map(({ x }) => x > columnWidth)).size > 1).length
    )
  }, 0)
}

const almost = 0.97

/** mm */
const leastSide = 18
/** Share of a page: two rows. */
const mostSpread = 0.075
/** Of a page whose columns end farther apart, by the share of it that they do: a reader sees that they do, and then how far. */
const ofApart = 4
const leastApart = 0.1
// a page more is worth about twenty stamps less
const ofPage = 1.15
/** Of each picture that is a stamp, and of the share of the least side that it lacks. */
const ofStamp = 0.06
const ofWanting = 0.2
// the photo is taken for another entry's: about a quarter as bad as a page more
const ofParted = 0.3
// photos of one entry beside each other look like those of two: as bad as words without their first
const ofSplit = 0.3
// one more of them is worth about three stamps less
const ofNotch = 0.22
