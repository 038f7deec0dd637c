import type { GroupPhoto, GroupRoom } from './photo-group.ts'

/** mm that suit so many photos. */
export function targetHeightOf(photos: readonly GroupPhoto[], room: GroupRoom): number {
  const { targetScale = 1, maxRows, rowMm, width, fills } = room
  const page = maxRows * rowMm
  const [alone] = photos
  if (fills && alone && photos.length === 1) return Math.min(page, width / alone.aspect)
  if (fills)
    return (page * photos.length) / (photosToAPage[fills] / Math.min(1.2, Math.max(0.8, targetScale)))
  return targetScale * page * Math.min(0.85, 0.36 + 0.09 * photos.length)
}

const photosToAPage = { group: 5.5, album: 7 }
