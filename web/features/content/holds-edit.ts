import type { SocialItem } from '#contract/item'
import type { Edit } from './item-drafts.ts'

type Photos = SocialItem['photos']
type PhotoEdits = NonNullable<Edit['photos']>

/** Whether an item is already as an edit wants it. What takes back what was imported (null) cannot be told. */
export function holdsEdit(item: SocialItem, edit: Edit): boolean {
  const { title, content, postDate, place, treatment, keepsTags, photos, deleted, chosen } = edit
  const pairs = [
    [title, item.title],
    [content, item.content],
    [postDate, item.postDate],
    [place ? place.name : place, item.place?.name ?? false],
    [treatment, item.treatment ?? null],
    [keepsTags, item.keepsTags ?? false],
    [deleted, item.deleted],
    [chosen, item.chosen],
  ]
  const isThere = pairs.every(([mine, theirs]) => mine === undefined || mine === theirs)
  return isThere && (!photos || holdsPhotos(item.photos, photos))
}

// photos that an edit leaves out are removed by it
function holdsPhotos(photos: Photos, edits: PhotoEdits): boolean {
  return (
    edits.every((edit, at) => holdsPhoto(photos[at], edit)) &&
    photos.slice(edits.length).every(photo => photo.removed)
  )
}

function holdsPhoto(photo: Photos[number] | undefined, edit: PhotoEdits[number]): boolean {
  const { photoId, crop, size = 'usual', removed = false, caption, pictureKind, focus } = edit
  return (
    photo?.photoId === photoId &&
    photo.size === size &&
    photo.removed === removed &&
    photo.pictureKind === pictureKind &&
    (['x', 'y', 'w', 'h'] as const).every(side => photo.crop?.[side] === crop?.[side]) &&
    (['x', 'y'] as const).every(side => photo.focus?.[side] === focus?.[side]) &&
    (caption === undefined || caption === (photo.caption ?? ''))
  )
}
