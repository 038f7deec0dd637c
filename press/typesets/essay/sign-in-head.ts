import type { Item } from '#domain/books/item'

/** Whether all words of an entry are an emoji or two above its photos, which stand in the line of its day: as a line of their own they look lost. */
export const isSignInHead = ({ text, title, album, media }: Item): boolean =>
  media.length > 0 &&
  !title &&
  !album &&
  text.length <= longest &&
  text.trim() !== '' &&
  !/[\p{L}\p{N}]/u.test(text)

/** An entry as it stands below its head. */
export const belowHead = (item: Item): Item => (isSignInHead(item) ? { ...item, text: '' } : item)

/** Code units: some emoji are of eleven. */
const longest = 24
