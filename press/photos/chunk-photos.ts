interface Shown {
  aspect: number
  maxWidth: number
  small?: boolean
  large?: boolean
}

/**
 * Cuts the photos of one post into groups that a page can hold, with rhythm: a large picture alone, then a
 * few, then many; never one left over at the end. Order is kept. A lone wide panorama stands alone, and so does
 * what its owner wants large.
 */
export function chunkPhotos<T extends Shown>(photos: readonly T[], most: number): T[][] {
  const groups: T[][] = []
  let from = 0
  for (const [at, photo] of photos.entries()) {
    if (!photo.large) continue
    for (const group of chunkAlike(photos.slice(from, at), most)) groups.push(group)
    groups.push([photo])
    from = at + 1
  }
  return [...groups, ...chunkAlike(photos.slice(from), most)]
}

function chunkAlike<T extends Shown>(photos: readonly T[], most: number): T[][] {
  if (photos.length <= most) return photos.length === 0 ? [] : [[...photos]]
  const groups: T[][] = []
  let from = 0
  for (let beat = 0; from < photos.length; beat++) {
    const left = photos.length - from
    const size = left <= most ? left : beatSize(photos, from, beat, most, left)
    groups.push(photos.slice(from, from + size))
    from += size
  }
  return groups
}

const beats = [1, 4, 2, 5, 3, 4, 1, 3, 5, 2]

function beatSize(photos: readonly Shown[], from: number, beat: number, most: number, left: number): number {
  const photo = photos[from]
  let size = Math.min(most, beats[beat % beats.length] ?? 3)
  // a small picture does not bear standing alone
  if (size === 1 && photo && (photo.maxWidth < 90 || photo.aspect < 1 || photo.small)) size = 2
  if (photo && photo.aspect > 2.2) size = 1
  if (left - size !== 1) return size
  return size < most ? size + 1 : size - 1
}
