import type { Item } from '#domain/books/item'
import { editMonth } from '../edit/edit-month.ts'
import type { PhotosBlock } from '../paginate/block.ts'
import type { TypesetContext } from './context.ts'
import { withoutPhoto } from './hero-photo.ts'
import type { ItemDesign } from './item-design.ts'
import { aboveHeads } from './magazine-head.ts'
import type { OpenerPicture } from './opener-picture.ts'
import { photoBlocks } from './photo-blocks.ts'

/** Pictures of an entry over both columns at the head of a month, and the items of the month without them. */
export interface Plate {
  picture: OpenerPicture
  /** The same in other heights. */
  others: OpenerPicture[]
  items: Item[]
}

/**
 * Two to four photos of an entry that has more, as one plate over both columns of which one dominates: of a month no photo of which has the pixels
 * for that alone. `design` is as wide as the page.
 */
export function magazinePlate(
  items: readonly Item[],
  context: TypesetContext,
  design: ItemDesign,
): Plate | undefined {
  if (!context.edited || items.length < fewestEntries) return undefined
  const look = { ...design, groupMost: mostPhotos, photoInset: inset }
  let best: (Plate & { largest: number }) | undefined
  for (const item of albumsOf(items))
    for (const photos of choicesOf(item)) {
      const [block, ...others] = photoBlocks(item, context, look, index => photos.has(index))
      if (block?.kind !== 'photos' || others.length > 0) continue
      const drawn = heightsOf(block, context).flatMap(rows => platesIn(block, rows, item, context))
      const [picture] = drawn
      if (!picture || (best && picture.largest <= best.largest)) continue
      best = {
        ...picture,
        others: drawn.slice(1).map(({ picture }) => picture),
        items: [...photos].reduce((left, photo) => withoutPhoto(left, { item: item.id, photo }), [...items]),
      }
    }
  return best
}

/** Of a month that can do without photos where they were. */
const fewestEntries = 3
const mostPhotos = 4
/** mm that a plate is lower than its rows: it ends where single pictures end, and the words below it stand as theirs do. */
const inset = 5.8
/** Entries that are tried. */
const mostTried = 3

// Those that keep a photo beside their words, the most photos first; what their owner arranged, or said of one, stays as it is.
const albumsOf = (items: readonly Item[]): Item[] =>
  editMonth(items, true)
    .flatMap(part => (part.kind === 'entry' ? part.item : []))
    .filter(
      ({ media }) =>
        media.length > 2 &&
        media.every(({ picture, caption, size }) => picture && picture.kind !== 'words' && !caption && !size),
    )
    .toSorted((a, b) => b.media.length - a.media.length)
    .slice(0, mostTried)

const choicesOf = ({ media }: Item): ReadonlySet<number>[] =>
  [3, 4, 2]
    .filter(count => count < media.length)
    .map(count => new Set(Array.from({ length: count }, (_, index) => index)))

// The one that suits it first.
function heightsOf({ offer }: PhotosBlock, { area }: TypesetContext): number[] {
  const { min, natural, max, heights = [natural] } = offer
  const [least, most] = [area.rows * lowest, area.rows * highest]
  const fair = heights.filter(rows => rows >= Math.max(min, least) && rows <= Math.min(max, most))
  return fair.toSorted((a, b) => Math.abs(a - natural) - Math.abs(b - natural))
}

/** Shares of the rows of a page. */
const lowest = 0.27
const highest = 0.5

function platesIn(
  { draw }: PhotosBlock,
  rows: number,
  item: Item,
  { area }: TypesetContext,
): { picture: OpenerPicture; largest: number }[] {
  const head = area.top - aboveHeads
  const raised = Math.min(...draw(rows, 0, head).regions.map(({ y }) => y)) - head
  const { elements, regions } = draw(rows, 0, head - raised)
  const right = Math.max(...regions.map(({ x, w }) => x + w))
  const largest = Math.max(...regions.map(({ w, h }) => w * h))
  if (right < area.width - hair || largest < dominant) return []
  const foot = Math.max(...regions.map(({ y, h }) => y + h))
  const opening = regions.map(region => ({ ...region, opens: true as const }))
  return [{ largest, picture: { elements, regions: opening, w: area.width, foot, time: item.time } }]
}

/** mm */
const hair = 0.5
/** mm² of the largest of them: about four by seven centimetres. */
const dominant = 2700
