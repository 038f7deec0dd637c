import { applyEdits, editedMedia, type ItemEdits } from '#domain/books/apply-edits'
import type { Item } from '#domain/books/item'
import { wordsMark } from '#domain/proofing/entry-words'

/** The mark of the words that an item has now, as who reads it through is shown them (present-item.ts). */
export function wordsMarkOf(original: Item, edits: ItemEdits): string {
  const { title, album, text, place } = applyEdits(original, edits)
  const photos = editedMedia(original, edits).map(({ photoId, media, edit }) => ({
    photoId,
    caption: media.caption,
    removed: edit?.removed ?? false,
  }))
  return wordsMark({ title: title ?? album ?? '', content: text, place, photos })
}
