import type { SocialItem } from '#contract/item'
import type { Edit } from './item-drafts.ts'

type Photo = SocialItem['photos'][number]

/** Characters of a caption that can be changed. */
export const mostOfCaption = 2000

/** Photos as an edit names them. */
export function photoEdits(photos: readonly Photo[]): NonNullable<Edit['photos']> {
  return photos.map(({ photoId, caption, crop, size, pictureKind, focus, removed, added }) => ({
    photoId,
    ...(added && { added }),
    // a longer one was read, and is kept as it is
    ...(caption !== undefined && caption.length <= mostOfCaption && { caption }),
    ...(crop && { crop }),
    ...(size !== 'usual' && { size }),
    ...(pictureKind && { pictureKind }),
    ...(focus && { focus }),
    ...(removed && { removed }),
  }))
}
