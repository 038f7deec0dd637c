import type { SocialItem } from '#contract/item'
import { unsavedEdit } from '../../editor/savers.ts'
import type { Edit } from './item-drafts.ts'
import type { ItemSaving } from './item-savers.ts'

/** The item as its maker sees it: what the server has, with what is on its way. */
export function editedItem(item: SocialItem, saving: ItemSaving | undefined): SocialItem {
  const stored = saving?.document.item
  const newest = stored && stored.version >= item.version ? stored : item
  if (!saving) return newest
  const { title, content, postDate, place, photos, ...flags } = unsavedEdit(saving)
  const { place: known, ...placeless } = newest
  const byId = new Map(newest.photos.map(photo => [photo.photoId, photo]))
  return {
    ...placeless,
    ...(place ? { place } : known && place !== false && { place: known }),
    ...(typeof title === 'string' && { title }),
    ...(typeof content === 'string' && { content }),
    ...(typeof postDate === 'string' && { postDate }),
    ...(flags.chosen !== undefined && { chosen: flags.chosen }),
    ...(flags.deleted !== undefined && { deleted: flags.deleted }),
    ...(photos && {
      photos: photos.flatMap(edit => {
        const photo = byId.get(edit.photoId) ?? onItsWay(edit)
        if (!photo) return []
        const { crop, size, removed } = edit
        const { crop: _, ...rest } = photo
        return { ...rest, ...(crop && { crop }), size: size ?? 'usual', removed: removed ?? false }
      }),
    }),
  }
}

type Photo = SocialItem['photos'][number]

// a photo that was added is there before the server says so
function onItsWay({ photoId, added }: NonNullable<Edit['photos']>[number]): Photo | undefined {
  return added ? { photoId, size: 'usual', removed: false, kind: 'photo', added } : undefined
}
