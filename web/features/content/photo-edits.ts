import type { SocialItem } from '#contract/item'
import type { Edit } from './item-drafts.ts'

type Photo = SocialItem['photos'][number]

/** Photos as an edit names them. */
export function photoEdits(photos: readonly Photo[]): NonNullable<Edit['photos']> {
  return photos.map(({ photoId, crop, size, removed, added }) => ({
    photoId,
    ...(added && { added }),
    ...(crop && { crop }),
    ...(size !== 'usual' && { size }),
    ...(removed && { removed }),
  }))
}
