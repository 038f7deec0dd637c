import type { SocialItem } from '#contract/item'

type Photo = SocialItem['photos'][number]

/** Where the photo is that another looks nearly the same as: its number in the same entry, or the day of the other entry. */
export type NearTwin = { number: number } | { postDate: string }

/** The near-twin of a photo of an entry there or elsewhere; none where one of the two is left out. */
export function nearTwin(
  { twinOf, removed }: Photo,
  { itemId, photos }: Pick<SocialItem, 'itemId' | 'photos'>,
): NearTwin | undefined {
  if (!twinOf || removed) return undefined
  // one picture has one id in all entries
  if (twinOf.itemId !== itemId) return { postDate: twinOf.postDate }
  const at = photos.findIndex(photo => photo.photoId === twinOf.photoId)
  // the server may not have heard of it yet
  return at === -1 || photos[at]?.removed ? undefined : { number: at + 1 }
}
