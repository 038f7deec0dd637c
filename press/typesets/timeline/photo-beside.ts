import type { Item } from '#domain/books/item'
import { invariant } from '#domain/invariant'
import type { PhotosBlock } from '../../paginate/block.ts'
import type { TypesetContext } from '../context.ts'
import type { ItemDesign, PhotoPlace } from '../item-design.ts'
import { photoBlocks } from '../photo-blocks.ts'
import type { ShownPhoto } from '../shown-photos.ts'
import { type BesideWords, withWordsBeside, wordsBeside } from '../words-beside.ts'
import { asWide } from './as-wide.ts'
import { onePhoto } from './one-photo.ts'

export interface PhotoBeside {
  photo: PhotosBlock
  /** The words at its left. */
  words: BesideWords
}

/**
 * Entries of one photo and few words, by item: the photo at the right edge of the measure, half as wide, with `thirds` a third, too, the words at its left. All such
 * places where the words are no deeper than the photo, the widest first.
 */
export function photosBeside(
  items: readonly Item[],
  context: TypesetContext,
  design: ItemDesign & { thirds: boolean },
): Map<string, PhotoBeside[]> {
  const alone = items.flatMap(item => {
    const photo = onePhoto(item, context)
    const places = photo ? placesOf(photo, context, design) : []
    return places.length > 0 ? [{ item, places }] : []
  })
  const lefts = new Set(alone.flatMap(({ places }) => places.map(({ x }) => x)))
  const wordsAt = new Map(
    [...lefts].map(left => {
      const there = alone.flatMap(({ item, places }) => (places.some(({ x }) => x === left) ? item : []))
      const narrow = { ...design, w: left - design.photoGap - design.x }
      return [left, wordsBeside(there, new Map(), context, narrow, mostRows)]
    }),
  )
  const photoAt = (item: Item, place: PhotoPlace) => {
    const [photo] = photoBlocks(item, context, { ...design, photos: () => place, compose: asWide })
    invariant(photo?.kind === 'photos', 'a photo has a block')
    return photo
  }
  return new Map(
    alone.map(({ item, places }): [string, PhotoBeside[]] => [
      item.id,
      places.flatMap(place => {
        const words = wordsAt.get(place.x)?.get(item.id)
        const photo = photoAt(item, place)
        return words && words.depth <= photo.offer.max + deeper ? [{ photo, words }] : []
      }),
    ]),
  )
}

/** Of such places the first where words and photo are about as high, as one piece: no hole is left below either. */
export function asHighAsWords(
  places: readonly PhotoBeside[],
  context: TypesetContext,
): PhotosBlock | undefined {
  const fitting = places.find(({ photo, words }) => leavesNoHole(photo, words.depth))
  if (!fitting) return undefined
  const { photo, words } = fitting
  const { min, max } = photo.offer
  // no higher than its words, where it can be as low
  const rows = Math.max(min, Math.min(max, words.depth))
  return withWordsBeside({ ...photo, offer: { ...photo.offer, natural: rows } }, words, context)
}

/** Whether words so many rows deep leave hardly any white below them beside a photo. */
const leavesNoHole = ({ offer }: PhotosBlock, depth: number): boolean => offer.min - depth <= mostWhite

function placesOf(
  { aspect, maxWidth }: ShownPhoto,
  { area }: TypesetContext,
  { x, w, photoGap, thirds }: ItemDesign & { thirds: boolean },
): PhotoPlace[] {
  return (thirds ? [1 / 2, 1 / 3] : [1 / 2])
    .map(share => (w + photoGap) * share - photoGap)
    .map(width => ({ x: x + w - width, w: width }))
    .filter(place => place.w <= maxWidth && place.w / aspect <= area.height * tallest)
    .filter(place => place.w / aspect >= leastSide)
}

/** Of the height of a page. */
const tallest = 0.48
/** mm */
const leastSide = 18
/** Rows of white below words beside a photo. */
const mostWhite = 2
/** Rows of the words. */
const mostRows = 17
/** Rows that they may be deeper than the photo. */
const deeper = 2
