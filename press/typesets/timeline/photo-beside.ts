import type { Item } from '#domain/books/item'
import { invariant } from '#domain/invariant'
import type { PhotosBlock } from '../../paginate/block.ts'
import type { TypesetContext } from '../context.ts'
import type { ItemDesign } from '../item-design.ts'
import { photoBlocks } from '../photo-blocks.ts'
import { type BesideWords, withWordsBeside, wordsBeside } from '../words-beside.ts'
import { asWide } from './as-wide.ts'
import { evenEnds } from './even-ends.ts'
import { oneOfPieces, withWordsAbove } from './one-of-pieces.ts'
import { onePhoto } from './one-photo.ts'
import { grownSharesOf, isForCaption, type Share, shares, sharesOf, widthOf } from './shares-of-photo.ts'

/**
 * Entries of one photo and words that are no deeper than it, by item, each as one piece: words where all words begin, the photo at their right, where the
 * measure ends. It is two thirds as wide as the measure beside few words, half as wide beside more of them, where it is the screen of a phone or too tall
 * for that, and where a page has less room. It is two fifths as wide where it has too few pixels, and as narrow as `narrow` says, or so as a screen, where a page has less room.
 * One that is wider than high may be as wide as the measure, below its words, where a page has the room. Where its page ends early it may be three fifths
 * as wide, or two thirds beside more words.
 */
export function photosBeside(
  items: readonly Item[],
  context: TypesetContext,
  design: ItemDesign & { narrow: readonly number[] },
): Map<string, PhotosBlock> {
  const alone = items.flatMap(item => {
    const photo = item.text.trim() === '' ? undefined : onePhoto(item, context, design.aloneWide)
    if (!photo) return []
    return [{ item, shares: sharesOf(photo, context, design), grown: grownSharesOf(photo, context, design) }]
  })
  const wordsAt = new Map(
    shares.map(share => {
      const there = alone
        .filter(({ shares, grown }) => shares.includes(share) || grown.includes(share))
        .map(({ item }) => item)
      const w = wordsBesideOf(share, design)
      const look = { ...design, w, ...(share < 1 && { body: 'beside' }) }
      const words = wordsBeside(there, new Map(), context, look, isForCaption(share) ? mostOfGrown : mostRows)
      if (share < 1)
        evenEnds(
          [...words.values()].flatMap(({ blocks }) => blocks),
          context,
        )
      return [share, words]
    }),
  )
  const pieceOf = (item: Item, share: Share, most = mostRows): PhotosBlock[] => {
    const words = wordsAt.get(share)?.get(item.id)
    if (!words || words.depth > most) return []
    if (share === 1) return [withWordsAbove(photoAt(item, design, context), words, context)]
    const w = widthOf(share, design)
    const place = { ...design, x: design.x + design.w - w, w, belowWords: 0 }
    const photo = photoAt(item, place, context)
    return words.depth > photo.offer.max + deeper ? [] : [beside(photo, words, context)]
  }
  return new Map(
    alone.flatMap(({ item, shares, grown }): [string, PhotosBlock][] => {
      const pieces = shares.map(share => pieceOf(item, share, isForCaption(share) ? mostOfCaption : mostRows))
      // with nothing at its left it would be set as any other
      if (pieces.slice(shares[0] === 1 ? 1 : 0).flat().length === 0) return []
      const wider = grown.flatMap(share => pieceOf(item, share))
      return [[item.id, oneOfPieces(pieces.flat(), wider)]]
    }),
  )
}

// No higher than its words, where it can be as low.
function beside(photo: PhotosBlock, words: BesideWords, context: TypesetContext): PhotosBlock {
  const { min, max } = photo.offer
  const natural = Math.max(min, Math.min(max, words.depth))
  return withWordsBeside({ ...photo, offer: { ...photo.offer, natural } }, words, context)
}

function photoAt(item: Item, design: ItemDesign, context: TypesetContext): PhotosBlock {
  const [photo] = photoBlocks(item, context, { ...design, compose: asWide })
  invariant(photo?.kind === 'photos', 'a photo has a block')
  return photo
}

const wordsBesideOf = (share: Share, design: ItemDesign) =>
  share === 1 ? design.w : design.w - widthOf(share, design) - fromPhoto

/** mm between a photo and the words at its left. */
const fromPhoto = 4
/** Rows of the words, of those that are a caption, and of these where their photo grows. */
const mostRows = 17
const mostOfCaption = 3
const mostOfGrown = 7
/** Rows that they may be deeper than the photo. */
const deeper = 2
