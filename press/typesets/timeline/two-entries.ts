import type { Item } from '#domain/books/item'
import { atTheirDays } from '../../edit/at-their-days.ts'
import type { PhotosBlock } from '../../paginate/block.ts'
import { composeGroup } from '../../photos/compose-group.ts'
import type { GroupOffer } from '../../photos/photo-group.ts'
import type { TypesetContext } from '../context.ts'
import { drawPhotos, markOn } from '../draw-photos.ts'
import type { ItemDesign } from '../item-design.ts'
import type { MarginHead } from '../margin-heads.ts'
import { photoRoom } from '../photo-room.ts'
import { shownPhotos } from '../shown-photos.ts'
import { wordsBeside } from '../words-beside.ts'
import { type Entry, wordsOf } from './entry-words.ts'
import { underWords } from './under-words.ts'

/**
 * Two entries that follow each other, of one photo and few words each, as one piece: their words one below the other, each beside its day,
 * and under them both photos, which fill the measure and bear their days. By item: that piece for the first, nothing for the second. `alone`:
 * entries whose photo would not fill the measure.
 */
export function twoEntries(
  items: readonly Item[],
  alone: ReadonlySet<string>,
  heads: ReadonlyMap<string, MarginHead>,
  context: TypesetContext,
  design: ItemDesign,
): Map<string, PhotosBlock[]> {
  const own = items.filter(({ id }) => alone.has(id))
  const words = wordsBeside(own, new Map(), context, design, mostRows)
  const entries = atTheirDays(items, context.edited).map(({ kind, item: own }): Entry | undefined => {
    const item = kind === 'entry' ? own : undefined
    const head = item && heads.get(item.id)
    const spoken = item && words.get(item.id)
    // names above the words are for one entry alone
    return item && head?.blocks.length === 1 && spoken ? { item, head, words: spoken.blocks } : undefined
  })
  const pieces = new Map<string, PhotosBlock[]>()
  for (const [n, second] of entries.entries()) {
    const first = entries[n - 1]
    if (!first || !second || pieces.has(first.item.id)) continue
    const piece = pieceOf([first, second], context, design)
    if (piece) pieces.set(first.item.id, [piece]).set(second.item.id, [])
  }
  return pieces
}

function pieceOf(
  entries: readonly [Entry, Entry],
  context: TypesetContext,
  design: ItemDesign,
): PhotosBlock | undefined {
  const { x, w, photoInset = 0 } = design
  const photos = entries.flatMap(({ item }) => shownPhotos(item, context, () => true))
  const room = photoRoom({ x, w }, photoInset, 'group', context, design)
  const offer = composeGroup(photos, room)
  if (!isCalm(offer, w, room.maxRows)) return undefined
  const blocks = [...wordsOf(entries[0]), ...wordsOf(entries[1])]
  const group: PhotosBlock = {
    kind: 'photos',
    item: entries[0].item.id,
    before: 0,
    x,
    w,
    // no lower than it is as wide as the measure
    offer: { ...offer, min: offer.heights?.[0] ?? offer.natural },
    draw(rows, left, top) {
      const slots = offer.compose(rows - photoInset / context.area.rowMm)
      const drawn = entries.map(({ item, head }, n) => {
        const ofEntry = slots.filter(slot => slot.photo === n)
        const at = top + photoInset / 2
        const { elements, regions } = drawPhotos(item, photos, ofEntry, left, at, false, design)
        const [photo] = regions
        return { elements: [...elements, ...(photo ? markOn(head.day, photo) : [])], regions }
      })
      return {
        elements: drawn.flatMap(({ elements }) => elements),
        regions: drawn.flatMap(({ regions }) => regions),
      }
    },
  }
  // the head of the first stands above the piece, as that of any entry
  return underWords(group, blocks.slice(1), context)
}

// As wide as the measure, and not so high that it leaves holes.
function isCalm(offer: GroupOffer, w: number, rows: number): boolean {
  const slots = offer.compose(offer.natural)
  return Math.max(...slots.map(slot => slot.x + slot.w)) > w - 1 && offer.natural <= rows * mostOfPage
}

/** Share of a page. */
const mostOfPage = 0.5
/** Rows of the words of each. */
const mostRows = 6
