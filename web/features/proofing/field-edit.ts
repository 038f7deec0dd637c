import type { SocialItem } from '#contract/item'
import type { EntryField } from '#domain/proofing/entry-words'
import type { Edit } from '../content/item-drafts.ts'
import { photoEdits } from '../content/photo-edits.ts'

/** The change of an entry by which one of its texts is another. Only the text itself has lines. */
export function fieldEdit(item: SocialItem, { name, photoId }: EntryField, text: string): Edit {
  if (name === 'content') return { content: text }
  const line = text.replace(/\s*\n\s*/g, ' ')
  if (name === 'title') return { title: line }
  if (name === 'place') return { place: line.trim() === '' ? false : { name: line } }
  return {
    photos: photoEdits(item.photos).map(photo =>
      photo.photoId === photoId ? { ...photo, caption: line } : photo,
    ),
  }
}
