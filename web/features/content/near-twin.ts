import type { SocialItem } from '#contract/item'

type Photo = SocialItem['photos'][number]

/** Where the photo is that another looks nearly the same as: its number in the same entry, or the day of the other entry. */
export type NearTwin = { number: number } | { postDate: string }

/** The near-twin of a photo among those of its entry or elsewhere; none where one of the two is left out. */
export function nearTwin({ twinOf, removed }: Photo, photos: readonly Photo[]): NearTwin | undefined {
  if (!twinOf || removed) return undefined
  const at = photos.findIndex(photo => photo.photoId === twinOf.photoId)
  if (at === -1) return { postDate: twinOf.postDate }
  // the server may not have heard of it yet
  return photos[at]?.removed ? undefined : { number: at + 1 }
}
