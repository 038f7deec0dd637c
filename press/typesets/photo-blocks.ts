import type { Item } from '#domain/books/item'
import type { Block, PhotosBlock } from '../paginate/block.ts'
import { strayDemerits } from '../photos/album-on-columns.ts'
import { chunkAlbum } from '../photos/chunk-album.ts'
import { chunkPhotos } from '../photos/chunk-photos.ts'
import { composeGroup } from '../photos/compose-group.ts'
import { composeLarge, composeSized } from '../photos/compose-sized.ts'
import type { GroupRoom, Slot } from '../photos/photo-group.ts'
import { bleedingPhoto } from './bleeding-photo.ts'
import type { TypesetContext } from './context.ts'
import { drawPhotos } from './draw-photos.ts'
import { galleriesOf } from './galleries-of.ts'
import { isAlbum } from './is-album.ts'
import type { ItemDesign, PhotoPlace } from './item-design.ts'
import { photoRoom } from './photo-room.ts'
import { narrowScreen, readableScreen } from './readable-screen.ts'
import { type ShownPhoto, shownPhotos } from './shown-photos.ts'
import { lineBlocks } from './text-block.ts'

/** The photos and videos of an item, or those of them that are asked for, as groups, each with its captions below it. */
export function photoBlocks(
  item: Item,
  context: TypesetContext,
  design: ItemDesign,
  isShown: (index: number) => boolean = () => true,
): Block[] {
  const all = shownPhotos(item, context, isShown, design.aloneWide)
  const { composeGallery, ...parted } = design
  const { groupMost = 5, albumMost = mostInAlbumGroup, composeFilling } = parted
  const ofAlbum = all.length > 1 && isAlbum(item)
  const shown = ofAlbum && design.heroes ? design.heroes(all) : all
  // captions below it would have no room on its page
  const isWhole = ofAlbum && composeGallery && !shown.some(({ media }) => media.caption)
  const mostInAlbum = composeFilling ? albumMost : Math.min(albumMost, groupMost)
  const albumGroups = () => {
    const room = photoRoom(design.photos?.(item, shown) ?? design, design.photoGap, 'album', context, design)
    const { strayOf: of = strayDemerits } = design
    const strayOf = (group: readonly ShownPhoto[]) => of(group, room)
    return chunkAlbum(shown, mostInAlbum, strayOf, design.albumsAlone)
  }
  const groups = !ofAlbum
    ? chunkPhotos(shown, groupMost)
    : isWhole
      ? galleriesOf(shown, design.firstInGallery)
      : albumGroups()
  const look = isWhole ? design : parted
  return groups.flatMap((group, n) =>
    groupBlocks(
      item,
      group,
      { place: ofAlbum ? shown : group, isFirst: n === 0, isLast: n === groups.length - 1, ofAlbum },
      context,
      look,
    ),
  )
}

/** mm */
const hair = 0.01

/** Photos of an album that stand together. */
const mostInAlbumGroup = 5

interface GroupOfItem {
  /** The photos that share its place: all of an album. */
  place: ShownPhoto[]
  isFirst: boolean
  isLast: boolean
  ofAlbum: boolean
}

function groupBlocks(
  item: Item,
  group: ShownPhoto[],
  { place, isFirst, isLast, ofAlbum }: GroupOfItem,
  context: TypesetContext,
  design: ItemDesign,
): Block[] {
  const at: PhotoPlace = design.photos?.(item, place) ?? design
  const { x, w, bleeds } = at
  const { rowMm } = context.area
  const captioned = group.filter(photo => photo.media.caption)
  const { photoInset = 0, photosGap, captionGap = 1, groupsFill = true } = design
  const own = ofAlbum ? design.photoGap : photoInset
  const below = isFirst ? (design.belowWords ?? 0) : 0
  // captions stand as close below as they do
  const lower = captioned.length > 0 ? 0 : Math.min(design.offWords ?? 0, own / 2)
  // nothing is cut of one with words: it leaves a part of its last row by itself
  const leavesWhite = group.length === 1 && group[0]?.whole
  const isEnd = isLast && !leavesWhite && !group.some(photo => photo.media.caption)
  const belowLast = isEnd ? (design.belowLast ?? 0) : 0
  const inset = own + below + belowLast
  // at the head of a page there are no words to keep off
  const aboveAt = (top: number) =>
    (ofAlbum && design.albumsAtHead ? 0 : own / 2) + (top > context.area.top + hair ? below : 0) + lower
  const gap = photosGap ?? Math.max(1, Math.round(design.photoGap / rowMm))
  const fills = ofAlbum ? 'album' : groupsFill && fillsWidth(group) ? 'group' : undefined
  // words below it stand where it begins
  const { narrowPlace: _, ...uncaptioned } = design
  const leastSpan = leastOf(group, design)
  const look = captioned.length > 0 ? uncaptioned : design
  const room = photoRoom(at, inset, fills, context, leastSpan ? { ...look, leastSpan } : look)
  const composed = composeSized(composeOf(group, fills, design), group, room, design.smallAt)
  const plain = design.leastScreen ? readableScreen(composed, group, room, design.leastScreen) : composed
  const wide = bleeds ? bleedingPhoto(group, plain, room, context) : undefined
  const numbered = group.length > 1 && captioned.length > 0
  const drawn = (slots: readonly Slot[], left: number, top: number) =>
    drawPhotos(item, group, slots, left, top + aboveAt(top), numbered, design)
  const block: PhotosBlock = {
    kind: 'photos',
    item: item.id,
    before: isFirst || ofAlbum ? 0 : gap,
    keepNext: captioned.length > 0,
    x,
    w,
    offer: wide?.offer ?? plain,
    photoGap: design.photoGap,
    ...(group.some(photo => photo.small) && { hasSmall: true }),
    draw: (rows, left, top) => {
      // nothing comes below it there
      const isAtFoot = top + rows * rowMm > context.area.top + context.area.height - hair
      const free = rows - (isAtFoot ? inset - belowLast : inset) / rowMm
      if (wide && rows >= wide.offer.natural) return wide.onTheSheet(drawn(wide.compose(free), left, top))
      const slots = plain.compose(free)
      const { least, most } = design.photosLower ?? { least: 0, most: 0 }
      const down = Math.min(most, Math.max(least, aboveIn(slots, free * rowMm)))
      return drawn(slots, left, top + down)
    },
  }
  const captions = captioned.flatMap((photo, i) =>
    lineBlocks(
      item.id,
      `${numbered ? `${circled(group.indexOf(photo))} ` : ''}${photo.media.caption ?? ''}`,
      'small',
      context,
      { x, w, before: i === 0 ? captionGap : 0, keepNext: i < captioned.length - 1 },
    ),
  )
  return [block, ...captions]
}

// Half of the white that a group leaves of `height` mm.
function aboveIn(slots: readonly Slot[], height: number): number {
  const foot = Math.max(...slots.map(({ y, h, mount }) => (mount ? mount.y + mount.h : y + h)))
  return Math.max(0, height - foot) / 2
}

const circled = (index: number) => String.fromCodePoint(0x2460 + index)

// What its owner wants large has a row of its own.
const fillsWidth = (group: readonly ShownPhoto[]) =>
  group.length > 1 && !group.some(photo => photo.large) && group.some(photo => !photo.small)

// What is read is no stamp: a meme alone; screens of phones are read at less width.
function leastOf([first, ...others]: readonly ShownPhoto[], { leastSpan = 0, leastAlone = 0 }: ItemDesign) {
  if (!first || others.length > 0) return leastSpan
  if (!first.whole) return Math.max(leastSpan, first.small ? 0 : leastAlone)
  return first.aspect > narrowScreen ? Math.max(leastSpan, leastMeme) : leastSpan
}

/** mm */
const leastMeme = 34

function composeOf(
  group: readonly ShownPhoto[],
  fills: GroupRoom['fills'],
  design: ItemDesign,
): typeof composeGroup {
  const { compose = composeGroup } = design
  const { composeFilling = compose, composeGallery = composeFilling } = design
  if (fills) return fills === 'album' ? composeGallery : composeFilling
  return group.some(photo => photo.large) ? (design.composeLarge ?? composeLarge) : compose
}
