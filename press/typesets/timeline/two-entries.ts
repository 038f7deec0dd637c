import type { Item } from '#domain/books/item'
import { atTheirDays } from '../../edit/at-their-days.ts'
import type { Block, PhotosBlock } from '../../paginate/block.ts'
import type { TypesetContext } from '../context.ts'
import type { ItemDesign, PhotoPlace } from '../item-design.ts'
import { headWords } from '../item-head.ts'
import type { MarginHead } from '../margin-heads.ts'
import { photoBlocks } from '../photo-blocks.ts'
import { drawBlocks, wordsBeside } from '../words-beside.ts'
import { asWide } from './as-wide.ts'
import { onePhoto } from './one-photo.ts'
import { dayInColumn } from './rail.ts'

/**
 * Two entries that follow each other, of one photo and few words each, beside each other: each photo below its own words, both as high. The day of the
 * second stands above its words, as that of the first stands in the rail. By item: that piece for the first, nothing for the second. Not where a photo is
 * wide enough for the whole measure.
 */
export function twoEntries(
  items: readonly Item[],
  heads: ReadonlyMap<string, MarginHead>,
  context: TypesetContext,
  design: ItemDesign,
): Map<string, PhotosBlock[]> {
  const photos = new Map(items.map(item => [item.id, onePhoto(item, context)]))
  const isNarrow = ({ id }: Item) => (photos.get(id)?.aspect ?? wide) < wide
  const own = items.filter(isNarrow)
  const places = splitsOf(design)
  const widths = new Set(places.flatMap(pair => pair.map(({ w }) => w)))
  const wordsIn = new Map(
    [...widths].map(w => [w, wordsBeside(own, new Map(), context, { ...design, w }, mostRows)]),
  )
  const cellOf = (item: Item, place: PhotoPlace, above: number): Cell | undefined => {
    const words = wordsIn.get(place.w)?.get(item.id)
    const bears = (photos.get(item.id)?.maxWidth ?? 0) >= place.w
    const [photo] = photoBlocks(item, context, { ...design, photos: () => place, compose: asWide })
    if (!words || !bears || photo?.kind !== 'photos') return undefined
    // of more than a line one character may stand alone on the last one there
    if (place.w < leastForLines && words.depth > 1) return undefined
    const blocks = words.blocks.map(block => ({ ...block, x: place.x }))
    return { item, photo, words: blocks, above, depth: above + words.depth }
  }
  // names above the words are for one entry alone
  const parts = atTheirDays(items, context.edited).map(({ kind, item }) =>
    kind === 'entry' && isNarrow(item) && heads.get(item.id)?.blocks.length === 1 ? item : undefined,
  )
  const pieces = new Map<string, PhotosBlock[]>()
  for (const [n, second] of parts.entries()) {
    const first = parts[n - 1]
    // where the second one was, and who was there, has no place in the rail
    if (!first || !second || pieces.has(first.id) || second.place || second.people.length > 0) continue
    for (const [left, right] of places) {
      const [a, b] = [cellOf(first, left, 0), cellOf(second, right, 1)]
      const piece = a && b && pieceOf([a, b], context)
      if (!piece) continue
      pieces.set(first.id, [piece]).set(second.id, [])
      break
    }
  }
  return pieces
}

interface Cell {
  item: Item
  photo: PhotosBlock
  words: readonly Block[]
  /** Rows above the words, and down to their foot. */
  above: number
  depth: number
}

// In halves, or where the photos are as high as each other.
const splitsOf = ({ x, w, photoGap }: ItemDesign): [PhotoPlace, PhotoPlace][] =>
  splits.map(part => {
    const line = part * (w + photoGap)
    return [
      { x, w: line - photoGap },
      { x: x + line, w: w - line },
    ]
  })

function pieceOf([first, second]: readonly [Cell, Cell], context: TypesetContext): PhotosBlock | undefined {
  const { rowMm } = context.area
  const min = Math.max(first.photo.offer.min, second.photo.offer.min)
  const max = Math.min(first.photo.offer.max, second.photo.offer.max)
  if (min > max || Math.abs(first.depth - second.depth) > mostApart) return undefined
  const natural = Math.round((first.photo.offer.natural + second.photo.offer.natural) / 2)
  const depth = Math.max(first.depth, second.depth)
  const head = headWords(second.item, context)
  return {
    ...first.photo,
    offer: {
      ...first.photo.offer,
      min: min + depth,
      natural: Math.max(min, Math.min(max, natural)) + depth,
      max: max + depth,
    },
    draw(rows, x, y) {
      const origin = x - first.photo.x
      const photosAt = (rows: number[]) =>
        [first, second].map(({ photo }, n) => photo.draw(rows[n] ?? 0, origin + photo.x, y + depth * rowMm))
      const all = rows - depth
      const heights = photosAt([all, all]).map(({ regions }) => regions[0]?.h ?? 0)
      // of a picture with words nothing is cut: the other one ends where it does
      const least = Math.min(...heights)
      const drawn = [
        ...[first, second].map(({ words, above }) =>
          drawBlocks(words, { x: origin, y: y + above * rowMm }, rowMm),
        ),
        ...photosAt(heights.map(h => all - (h - least) / rowMm)),
      ]
      return {
        elements: [
          ...dayInColumn(head, origin + second.photo.x, y, context),
          ...drawn.flatMap(({ elements }) => elements),
        ],
        regions: drawn.flatMap(({ regions }) => regions),
      }
    },
  }
}

/** Width over height of what suits the whole measure. */
const wide = 1.2
/** mm: a dozen characters. */
const leastForLines = 38
/** Parts of the measure where the second one begins. */
const splits = [1 / 2, 2 / 5, 3 / 5]
/** Rows of the words of each, and how many the words of one may end below those of the other. */
const mostRows = 5
const mostApart = 2
