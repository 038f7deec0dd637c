import type { OpenPage } from '../open-book.ts'

/** What stands of an entry on a page. */
export interface EntryPlace {
  item: string
  isPhoto: boolean
}

/** Facing pages that have a dominant picture each: one of a fifth of its page at least. */
export function crowdedSpreads(pages: readonly OpenPage[]): number {
  return pages.filter((left, i) => {
    const right = pages[i + 1]
    return left.folio % 2 === 0 && right !== undefined && isDominated(left) && isDominated(right)
  }).length
}

/** Photos that no word or head of their entry stands beside, on their page or the one that faces it. `places` by page. */
export function photosOverTurn(places: readonly (readonly EntryPlace[])[]): number {
  const withSpread = places.flatMap((page, i) =>
    page.map(place => ({ ...place, spread: Math.floor((i + 1) / 2) })),
  )
  const words = Map.groupBy(
    withSpread.filter(place => !place.isPhoto),
    place => place.item,
  )
  return withSpread.filter(({ item, isPhoto, spread }) => {
    const ofEntry = words.get(item) ?? []
    return isPhoto && ofEntry.length > 0 && ofEntry.every(place => place.spread !== spread)
  }).length
}

function isDominated({ month, images, width, height }: OpenPage): boolean {
  return month !== undefined && images.some(({ box }) => box.w * box.h >= dominant * width * height)
}

/** Share of a page. */
const dominant = 0.2
