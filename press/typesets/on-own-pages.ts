import type { ItemDesign, PhotoPlace, PhotoShape } from './item-design.ts'

/**
 * Larger photos, for pages that an entry has to itself: a tall one alone, or one of few pixels, stands over its words, another over the margin,
 * too; of a group `areBeside` tells which.
 */
export const onOwnPages = (
  look: ItemDesign,
  words: PhotoPlace,
  all: PhotoPlace,
  areBeside: (group: readonly PhotoShape[]) => boolean,
): ItemDesign => ({
  ...look,
  photoTargetScale: 1.4,
  photos: (_, group) => {
    const [photo] = group
    if (photo && group.length === 1) return photo.aspect < 1.2 || photo.maxWidth < all.w * 0.9 ? words : all
    return areBeside(group) ? words : all
  },
})
