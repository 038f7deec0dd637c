import type { SocialItem } from '#contract/item'

export interface BookPhoto {
  key: string
  sha256: string
  /** YYYY-MM-DD */
  date: string
}

/** The photos that the book has of these items, each picture once. */
export function bookPhotos(items: readonly SocialItem[]): BookPhoto[] {
  const listed = new Set<string>()
  return items.flatMap(({ itemId, postDate, photos, deleted }) =>
    photos.flatMap(({ photoId, sha256, removed, kind }) => {
      if (deleted || removed || kind !== 'photo' || sha256 === undefined || listed.has(sha256)) return []
      listed.add(sha256)
      return { key: `${itemId}.${photoId}`, sha256, date: postDate.slice(0, 10) }
    }),
  )
}
