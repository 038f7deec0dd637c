import type { Item } from '#domain/books/item'
import { invariant } from '#domain/invariant'
import type { PhotosBlock } from '../../paginate/block.ts'
import type { composeGroup } from '../../photos/compose-group.ts'
import { cropAround } from '../../photos/focus.ts'
import { mostCut } from '../../photos/tree-layout.ts'
import type { TypesetContext } from '../context.ts'
import { isPlain } from '../is-plain.ts'
import type { ItemDesign, PhotoPlace } from '../item-design.ts'
import { photoBlocks } from '../photo-blocks.ts'
import { type ShownPhoto, shownPhotos } from '../shown-photos.ts'
import { type BesideWords, withWordsBeside, wordsBeside } from '../words-beside.ts'
import { lowOrHigh, underWords } from './under-words.ts'

export interface PhotoBeside {
  block: PhotosBlock
  /** The photo as large as it may be, and the words beside it. */
  photo: PhotosBlock
  words: BesideWords
  /** Its photo may be as wide as the measure. */
  isWide: boolean
}

/**
 * Entries of one photo and few words as one piece, by item: the words beside their day on the left half of the measure, the photo on the right
 * one, or narrower where it is much higher than they are; below the words where it is wide enough for the whole measure, and its page has the room
 * for that. What has more words is left out.
 */
export function photosBeside(
  items: readonly Item[],
  context: TypesetContext,
  design: ItemDesign,
): Map<string, PhotoBeside> {
  const alone = items.filter(isAsItCame).flatMap(item => {
    const [photo, ...others] = shownPhotos(item, context, () => true)
    const places = photo && others.length === 0 ? placesOf(photo, context, design) : []
    return photo && places.length > 0 ? [{ item, places, isWide: bearsAll(photo, design) }] : []
  })
  const wordsOf = (entries: typeof alone, w: number) =>
    wordsBeside(
      entries.map(({ item }) => item),
      new Map(),
      context,
      { ...design, w },
      mostRows,
    )
  const lefts = new Set(alone.flatMap(({ places }) => places.map(({ x }) => x)))
  const besideAt = new Map(
    [...lefts].map(left => {
      const there = alone.filter(({ places }) => places.some(({ x }) => x === left))
      return [left, wordsOf(there, left - design.photoGap - design.x)]
    }),
  )
  const above = wordsOf(
    alone.filter(({ isWide }) => isWide),
    design.w,
  )
  const photoAt = (item: Item, place: PhotoPlace) => {
    const [photo] = photoBlocks(item, context, { ...design, photos: () => place, compose: asWide })
    invariant(photo?.kind === 'photos', 'a photo has a block')
    return photo
  }
  return new Map(
    alone.flatMap(({ item, places, isWide }): [string, PhotoBeside][] => {
      const ways = places.flatMap(place => {
        const words = besideAt.get(place.x)?.get(item.id)
        const photo = photoAt(item, place)
        if (!words || words.depth > photo.offer.natural + deeper) return []
        return [{ photo, words, block: withWordsBeside(photo, words, context) }]
      })
      const [first, narrow] = ways
      if (!first) return []
      const { photo, words } = first
      const isHigh = photo.offer.natural > words.depth + mostWhite
      const low = narrow && isHigh ? smallOrLarge(narrow.block, first.block) : first.block
      const full = above.get(item.id)
      if (!isWide || !full) return [[item.id, { block: low, photo, words, isWide }]]
      const high = underWords(photoAt(item, design), full.blocks, context)
      return [[item.id, { block: lowOrHigh(low, high), photo, words, isWide }]]
    }),
  )
}

// As small as leaves less white below few words, and larger where the page has the room for that.
const smallOrLarge = (small: PhotosBlock, large: PhotosBlock): PhotosBlock => {
  const either = lowOrHigh(small, large)
  return { ...either, offer: { ...either.offer, natural: small.offer.natural } }
}

// What its owner arranged, and captions, stay as they are.
const isAsItCame = (item: Item) =>
  isPlain(item) && item.media.every(({ picture, size, caption }) => picture && !size && !caption)

/** The line in the middle of the words. */
function halfOf({ x, w, lines = [] }: ItemDesign): number {
  const middle = x + w / 2
  return lines.find(line => line >= middle) ?? middle
}

// From the middle to the right edge, or from a later line where it would be too tall or has too few pixels; and from the last line that
// leaves it as high as a photo should be.
function placesOf(
  { aspect, maxWidth }: ShownPhoto,
  { area }: TypesetContext,
  design: ItemDesign,
): PhotoPlace[] {
  if (aspect > panorama) return []
  const { x, w, lines = [] } = design
  const half = halfOf(design)
  const [widest, ...narrower] = lines
    .filter(line => line >= half)
    .map(left => ({ x: left, w: x + w - left }))
    .filter(place => place.w <= maxWidth && place.w / aspect <= area.height * tallest)
  const narrow = narrower.findLast(place => place.w / aspect >= area.height * least)
  return [widest, narrow].flatMap(place => place ?? [])
}

const bearsAll = ({ aspect, maxWidth }: ShownPhoto, { w }: PhotoPlace) => aspect >= wide && maxWidth >= w

// At its width and at no other; a little of its head and foot, or of its sides, may be cut off.
const asWide: typeof composeGroup = ([photo], { width, rowMm, inset = 0 }) => {
  invariant(photo, 'a group has a photo')
  const { aspect, whole, maxWidth, focus } = photo
  const give = whole ? 1 : 1 - mostCut
  const suits = width / aspect
  const most = suits * Math.min(1 / give, Math.max(1, maxWidth / width))
  const rowsOf = (height: number, round: (rows: number) => number) => round((height + inset) / rowMm)
  const natural = Math.max(1, rowsOf(suits, whole ? Math.ceil : Math.round))
  return {
    min: Math.min(natural, Math.max(1, rowsOf(suits * give - hair, Math.ceil))),
    natural,
    max: Math.max(natural, rowsOf(most, Math.floor)),
    compose(rows) {
      const h = Math.min(most, Math.max(suits * give, rows * rowMm))
      return [{ photo: 0, x: 0, y: 0, w: width, h, crop: cropAround(width / h / aspect, focus) }]
    },
  }
}

/** Width over height of what suits the whole measure, and of what is too low beside words. */
const wide = 1.2
const panorama = 2.2
/** Of the height of a page. */
const tallest = 0.48
const least = 0.26
/** Rows that a photo may be higher than its words before it becomes smaller. */
const mostWhite = 4
/** Rows of the words. */
const mostRows = 17
/** Rows that they may be deeper than the photo. */
const deeper = 5
/** mm */
const hair = 0.01
