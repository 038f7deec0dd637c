import type { Item } from '#domain/books/item'
import { invariant } from '#domain/invariant'
import { editMonth } from '../edit/edit-month.ts'
import type { Block, PhotosBlock } from '../paginate/block.ts'
import { composeGroup } from '../photos/compose-group.ts'
import type { GroupOffer } from '../photos/photo-group.ts'
import type { TypesetContext } from './context.ts'
import { drawPhotos, markOn } from './draw-photos.ts'
import { isPlain } from './is-plain.ts'
import type { ItemDesign, PhotoPlace } from './item-design.ts'
import type { MarginHead } from './margin-heads.ts'
import { photoRoom } from './photo-room.ts'
import { type ShownPhoto, shownPhotos } from './shown-photos.ts'
import { type BesideWords, withWordsBeside } from './words-beside.ts'

interface Entry {
  item: Item
  photos: ShownPhoto[]
  words: BesideWords
  head: MarginHead
}

/**
 * Entries that follow each other and have a photo or two each of too few pixels for `place`, up to `most` of them together: their photos fill it as one group, their
 * heads and words stand in the margin beside it, one below the other. By item: that group for the first of its entries, nothing for the others; entries
 * that stay alone are left out.
 */
export function entriesTogether(
  items: readonly Item[],
  heads: ReadonlyMap<string, MarginHead>,
  beside: ReadonlyMap<string, BesideWords>,
  place: PhotoPlace,
  most: number,
  context: TypesetContext,
  design: ItemDesign,
): Map<string, PhotosBlock[]> {
  const runs: Entry[][] = [[]]
  for (const part of editMonth(items, context.edited, design.gathering)) {
    const item = part.kind === 'entry' ? part.item : undefined
    const words = item && beside.get(item.id)
    const head = item && heads.get(item.id)
    const photos = item && isAsItCame(item) ? shownPhotos(item, context, () => true) : []
    const isSmall = photos.length > 0 && photos.length <= mostPhotosOfEntry && photos.every(isLess(place))
    if (item && words && head && isSmall) runs.at(-1)?.push({ item, photos, words, head })
    else runs.push([])
  }
  const groups = runs.flatMap(run => groupsOf(run, place, most, context, design))
  return new Map(
    groups.flatMap(({ entries, offer }) =>
      entries.map(({ item }, n): [string, PhotosBlock[]] => [
        item.id,
        n === 0 ? [groupBlock(entries, offer, place, context, design)] : [],
      ]),
    ),
  )
}

const mostPhotosOfEntry = 2
const mostPhotos = 4

// What its owner arranged, and captions, stay as they are.
const isAsItCame = (item: Item) => isPlain(item) && item.media.every(({ size, caption }) => !size && !caption)

const isLess =
  ({ w }: PhotoPlace) =>
  ({ maxWidth, aspect, whole }: ShownPhoto) =>
    maxWidth < w && aspect < panorama && !whole

const panorama = 2.2

interface Group {
  entries: Entry[]
  offer: GroupOffer
}

// The cheapest way to cut a run into groups: as few entries alone as can be.
function groupsOf(
  run: readonly Entry[],
  place: PhotoPlace,
  most: number,
  context: TypesetContext,
  design: ItemDesign,
): Group[] {
  const best: { alone: number; groups: Group[] }[] = [{ alone: 0, groups: [] }]
  for (let to = 1; to <= run.length; to++) {
    const before = best[to - 1]
    invariant(before, 'each entry has a way up to it')
    let cheapest = { alone: before.alone + 1, groups: before.groups }
    for (let from = Math.max(0, to - most); from <= to - 2; from++) {
      const entries = run.slice(from, to)
      const offer = offerOf(entries, place, context, design)
      const upTo = best[from]
      if (!offer || !upTo || upTo.alone >= cheapest.alone) continue
      cheapest = { alone: upTo.alone, groups: [...upTo.groups, { entries, offer }] }
    }
    best.push(cheapest)
  }
  return best.at(-1)?.groups ?? []
}

const photosOf = (entries: readonly Entry[]) => entries.flatMap(({ photos }) => photos)

// Rows of heads and words, an empty one between two entries.
const depthOf = (entries: readonly Entry[]) => entries.reduce((sum, { words }) => sum + words.depth + 1, -1)

function offerOf(
  entries: readonly Entry[],
  place: PhotoPlace,
  context: TypesetContext,
  design: ItemDesign,
): GroupOffer | undefined {
  const photos = photosOf(entries)
  if (photos.length > mostPhotos) return undefined
  const { photoInset = 0 } = design
  const room = photoRoom(place, photoInset, 'group', context, design)
  const offer = composeGroup(photos, room)
  const heights = (offer.heights ?? []).filter(height => height <= room.maxRows * mostOfPage)
  const [lowest] = heights
  const max = Math.min(offer.max, heights.at(-1) ?? 0)
  if (lowest === undefined || depthOf(entries) > max || !isAsWide(offer, place)) return undefined
  return { ...offer, heights, min: lowest, natural: Math.min(offer.natural, max), max }
}

/** Share of a page: what is higher leaves holes before it. */
const mostOfPage = 0.45

const isAsWide = (offer: GroupOffer, { w }: PhotoPlace) =>
  Math.max(...offer.compose(offer.natural).map(slot => slot.x + slot.w)) > w - 1

function groupBlock(
  entries: readonly Entry[],
  offer: GroupOffer,
  { x, w }: PhotoPlace,
  context: TypesetContext,
  design: ItemDesign,
): PhotosBlock {
  const [first] = entries
  invariant(first, 'a group has an entry')
  const { rowMm } = context.area
  const { photoInset = 0 } = design
  const photos = photosOf(entries)
  const group: PhotosBlock = {
    kind: 'photos',
    item: first.item.id,
    before: 0,
    x,
    w,
    offer,
    draw(rows, left, top) {
      const slots = offer.compose(rows - photoInset / rowMm)
      const drawn = entries.map(({ item, photos: own, head }) => {
        const ofEntry = slots.filter(slot => own.some(photo => photo === photos[slot.photo]))
        const { elements, regions } = drawPhotos(
          item,
          photos,
          ofEntry,
          left,
          top + photoInset / 2,
          false,
          design,
        )
        const [begins] = regions
        return { elements: [...elements, ...(begins ? markOn(head.day, begins) : [])], regions }
      })
      return {
        elements: drawn.flatMap(({ elements }) => elements),
        regions: drawn.flatMap(({ regions }) => regions),
      }
    },
  }
  return withWordsBeside(
    group,
    { blocks: wordsOf(entries), head: first.words.head, depth: depthOf(entries) },
    context,
  )
}

// The head of the first stands above the group, as that of any entry.
function wordsOf(entries: readonly Entry[]): Block[] {
  return entries.flatMap(({ words, head }, n) => {
    if (n === 0) return words.blocks
    const [mark, ...above] = head.blocks
    invariant(mark?.kind === 'drawn', 'a head begins with its day')
    return [{ ...mark, before: 1, rows: head.depth }, ...above, ...words.blocks]
  })
}
