import type { SocialItem } from '#contract/item'
import { unsavedEdit } from '../../editor/savers.ts'
import type { Edit } from './item-drafts.ts'
import type { ItemSaving } from './item-savers.ts'

/** The item as its maker sees it: what the server has, with what is on its way. */
export function editedItem(item: SocialItem, saving: ItemSaving | undefined): SocialItem {
  const stored = saving?.document.item
  // of one version, what the others of its month make of it is as it was read last
  const newest = stored && stored.version > item.version ? stored : item
  if (!saving) return newest
  const { title, content, postDate, place, photos, treatment, ...flags } = unsavedEdit(saving)
  const { place: newestPlace, treatment: wished, ...rest } = newest
  const wish = treatment === undefined ? wished : treatment
  const byId = new Map(newest.photos.map(photo => [photo.photoId, photo]))
  return {
    ...rest,
    ...(wish && { treatment: wish }),
    ...(place ? { place } : newestPlace && place !== false && { place: newestPlace }),
    ...(typeof title === 'string' && { title }),
    ...(typeof content === 'string' && { content }),
    ...(typeof postDate === 'string' && { postDate }),
    ...(flags.keepsTags !== undefined && { keepsTags: flags.keepsTags }),
    ...(flags.chosen !== undefined && { chosen: flags.chosen }),
    ...(flags.deleted !== undefined && { deleted: flags.deleted }),
    ...(photos && {
      photos: photos.flatMap(edit => {
        const photo = byId.get(edit.photoId) ?? onItsWay(edit)
        if (!photo) return []
        const { caption, crop, size, pictureKind, focus, removed } = edit
        const { crop: _, pictureKind: __, focus: ___, ...rest } = photo
        return {
          ...rest,
          ...(caption !== undefined && { caption }),
          ...(crop && { crop }),
          ...(pictureKind && { pictureKind }),
          ...(focus && { focus }),
          size: size ?? 'usual',
          removed: removed ?? false,
        }
      }),
    }),
  }
}

type Photo = SocialItem['photos'][number]

// a photo that was added is there before the server says so
function onItsWay({ photoId, added }: NonNullable<Edit['photos']>[number]): Photo | undefined {
  return added ? { photoId, size: 'usual', removed: false, kind: 'photo', added } : undefined
}
