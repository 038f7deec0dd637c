import type { Crop } from './crop.ts'
import { cropAround, type Focus } from './focus.ts'
import { slotsOf, type Tree, treeShape } from './slicing-trees.ts'

/** What is cut off of a photo at most, as a share of it; of a picture with words in it nothing is. */
export const mostCut = 0.118

export interface LaidPhoto {
  /** Width over height, upright. */
  aspect: number
  small?: boolean
  /** Nothing of it may be cut off. */
  whole?: boolean
  focus?: Focus
}

export interface LaidSlot {
  /** Index in the group. */
  photo: number
  x: number
  y: number
  w: number
  h: number
  crop: Crop
}

/** mm of height that a tree can have at a width: photos cut at their sides, nothing cut, cut at head and foot. */
export interface HeightRange {
  tallest: number
  uncut: number
  lowest: number
}

/** Heights of a tree by its width; undefined where the gaps leave nothing of a picture. */
export function heightsOf(
  tree: Tree,
  photos: readonly LaidPhoto[],
  gap: number,
): (width: number) => HeightRange | undefined {
  const wide = treeShape(tree, withGive(photos, 1 / (1 - mostCut)), gap)
  const own = treeShape(tree, photos, gap)
  const narrow = treeShape(tree, withGive(photos, 1 - mostCut), gap)
  return width => {
    const lowest = (width - wide.b) / wide.a
    if (!(lowest > 0)) return undefined
    return { tallest: (width - narrow.b) / narrow.a, uncut: (width - own.b) / own.a, lowest }
  }
}

/**
 * Slots of a tree in mm, as wide as told and as high as told or as near to it as its pictures allow; all photos that may be cut
 * are cut alike, around their focus.
 */
export function layTree(
  tree: Tree,
  photos: readonly LaidPhoto[],
  gap: number,
  width: number,
  height: number,
): LaidSlot[] {
  const give = giveFor(tree, photos, gap, width, height)
  const shaped = withGive(photos, give)
  const h = heightOf(tree, shaped, gap, width)
  return slotsOf(tree, shaped, gap, { x: 0, y: 0, w: width, h }).map(slot => {
    const photo = photos[slot.photo]
    return { ...slot, crop: photo?.whole ? uncut : cropAround(give, photo?.focus) }
  })
}

const uncut: Crop = { x: 0, y: 0, w: 1, h: 1 }

// Width over height that the photos are given, against their own; height falls as it grows.
function giveFor(
  tree: Tree,
  photos: readonly LaidPhoto[],
  gap: number,
  width: number,
  height: number,
): number {
  let low = 1 - mostCut
  let high = 1 / (1 - mostCut)
  const at = (give: number) => heightOf(tree, withGive(photos, give), gap, width)
  if (photos.every(photo => photo.whole) || Math.abs(at(1) - height) < 0.001) return 1
  if (at(low) <= height) return low
  if (at(high) >= height) return high
  for (let n = 0; n < 30; n += 1) {
    const middle = (low + high) / 2
    if (at(middle) > height) low = middle
    else high = middle
  }
  return (low + high) / 2
}

const withGive = (photos: readonly LaidPhoto[], give: number): LaidPhoto[] =>
  photos.map(photo => (photo.whole || give === 1 ? photo : { ...photo, aspect: photo.aspect * give }))

function heightOf(tree: Tree, photos: readonly LaidPhoto[], gap: number, width: number): number {
  const { a, b } = treeShape(tree, photos, gap)
  return (width - b) / a
}
