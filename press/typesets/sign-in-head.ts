import type { Item } from '#domain/books/item'
import { splitLines } from '../text/split-lines.ts'

/**
 * The emoji or two that are all words of an entry, tags aside: they stand in the line of its day, as on a line of their own they
 * look lost. None where there are other words.
 */
export function signInHead({ text, title, album }: Item): string {
  const [sign = '', tags = ''] = partsOf(text)
  const shown = splitLines(sign).filter(Boolean).join(' ')
  const isSign = shown !== '' && !/[\p{L}\p{N}#]/u.test(shown) && signsIn(shown) <= most
  return isSign && !title && !album && /^(?:#\S+(?:\s+|$))*$/u.test(tags) ? shown : ''
}

/** An entry as it stands below its head. */
export const belowHead = (item: Item): Item =>
  signInHead(item) ? { ...item, text: partsOf(item.text)[1] ?? '' } : item

// What is before the first tag, and the tags.
function partsOf(text: string): string[] {
  const at = text.search(/(^|\s)#\S/u)
  return (at < 0 ? [text] : [text.slice(0, at), text.slice(at)]).map(part => part.trim())
}

/** As people count them: an emoji of a family is one. */
export const signsIn = (signs: string) => [...new Intl.Segmenter().segment(signs)].length

/** With spaces between them; a column of a magazine has no room for more between day and hour, where nothing measures them. */
const most = 3
