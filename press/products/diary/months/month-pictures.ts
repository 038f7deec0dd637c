import { isBlurred } from '#domain/books/is-blurred'
import type { Item, Picture } from '#domain/books/item'
import { weighItem } from '../../../edit/weigh-item.ts'
import { type Crop, shownSize } from '../../../photos/crop.ts'

/** A photo of a month that may stand on the leaf of its year, too. */
export interface MonthPicture {
  picture: Picture
  /** The part that its owner shows. */
  crop?: Crop
  /** What its entry and its pixels weigh beside those of other months. */
  weight: number
}

/**
 * The best photos of a month, the best one first: none with words in it, none that could not stand half a page wide, blurred ones
 * behind all others.
 */
export function monthPictures(items: readonly Item[], pxPerMm: number): MonthPicture[] {
  const photos = items.flatMap(item => {
    const weight = weighItem(item, 0) + (item.treatment === 'featured' ? 5 : 0)
    return item.media.flatMap(({ picture, crop }): MonthPicture[] => {
      if (!picture || picture.kind === 'words') return []
      const { width, height } = shownSize(picture, crop)
      const isFit = width >= leastMm * pxPerMm && width / height > 0.5 && width / height < 2.5
      if (!isFit) return []
      const { sha256, focus } = picture
      return [
        {
          picture: { sha256, width: picture.width, height: picture.height, ...(focus && { focus }) },
          ...(crop && { crop }),
          weight:
            weight +
            pixels * Math.min(1, width / 1500) +
            (width > height ? 1 : 0) -
            (isBlurred(picture) ? blurredLess : 0),
        },
      ]
    })
  })
  return photos.toSorted((a, b) => b.weight - a.weight).slice(0, most)
}

const leastMm = 60
/** What a photo with enough of them for a whole page weighs more than one without. */
const pixels = 10
/** More than all that a photo weighs else. */
const blurredLess = 100
/** One may be the cover's, or stand too near. */
const most = 3
