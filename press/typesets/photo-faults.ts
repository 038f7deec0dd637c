import type { Item } from '#domain/books/item'
import type { Region } from '../page/display-list.ts'
import type { PagesOfMonth } from './typeset.ts'

interface Least {
  /** mm of the shorter side of a photo. */
  least: number
  /** mm that one alone is wide at least, but for two beside each other, where its pixels allow `borne` mm. */
  alone: (borne: number, aspect: number) => number
  pxPerMm: number
}

/** How much is wanting of a month for photos that are stamps. What has words in it is read, and may be narrow. */
export function stampsOf(
  { pages }: PagesOfMonth,
  items: readonly Item[],
  { least, alone, pxPerMm }: Least,
): number {
  const looked = new Map(
    items.flatMap(({ id, media }) =>
      media.flatMap(({ picture }, n): [string, number][] =>
        picture && picture.kind !== 'words'
          ? [
              [
                `${id} ${n}`,
                media.length > 1 ? 0 : alone(picture.width / pxPerMm, picture.width / picture.height),
              ],
            ]
          : [],
      ),
    ),
  )
  const stamps = pages.flatMap(({ regions }) => {
    const photos = photosOf(regions)
    return photos.filter(({ item, photo, x, y, w, h }) => {
      const width = looked.get(`${item} ${photo}`)
      if (width === undefined) return false
      const isInPair = photos.some(other => Math.abs(other.y - y) < hair && other.x !== x)
      return Math.min(w, h) < least || (w < width && !isInPair)
    })
  })
  return perStamp * stamps.length
}

/** How much is wanting for rows of several photos of an entry that end short of the right edge of their page, mm. */
export function raggedOf({ pages }: PagesOfMonth, right: number): number {
  const ragged = pages.flatMap(({ regions }) =>
    [...Map.groupBy(photosOf(regions), ({ item }) => item).values()].filter(photos =>
      isRagged(photos, right),
    ),
  )
  return perRagged * ragged.length
}

// A photo at whose right nothing stands, short of the edge.
const isRagged = (photos: readonly Region[], right: number) =>
  photos.length > 1 &&
  photos.some(({ x, y, w, h }) => {
    const isLast = photos.every(
      other => other.x < x + w || other.y > y + h - hair || other.y + other.h < y + hair,
    )
    return isLast && x + w < right - nearly
  })

const photosOf = (regions: readonly Region[]) => regions.filter(({ photo }) => photo !== undefined)

/** mm */
const hair = 0.1
const nearly = 1

// against shares of pages that are empty
const perStamp = 0.05
const perRagged = 0.12
