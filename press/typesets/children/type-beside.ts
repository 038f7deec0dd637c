import type { Item } from '#domain/books/item'
import { pt } from '../../page/style.ts'
import { emWidth } from '../../text/em-width.ts'
import { gatherTags } from '../../text/gather-tags.ts'
import type { TypesetContext } from '../context.ts'

/**
 * The type that the words beside pictures are told in, on lines of `w` mm: few are large, if one line holds them or a dozen characters make one; the
 * others usual. What has words in it speaks first: beside a chat all are usual.
 */
export function typeBeside(
  { text, links, media }: Item,
  w: number,
  { styles }: TypesetContext,
): 'feature' | 'body' {
  const { words } = gatherTags(text.split('\n'))
  const isRead = media.some(({ picture }) => picture?.kind === 'words')
  const letter = (styles.feature?.size ?? 22) * pt
  const isFew = emWidth(words.join('')) <= mostLarge
  const isRoomy = w >= leastLine * letter || words.every(line => emWidth(line) * letter <= w * fits)
  return links.length === 0 && !isRead && isFew && isRoomy ? 'feature' : 'body'
}

/** em of few words: they are two lines of a page, and most stories are longer by far. */
const mostLarge = 24
/** Characters of a line that reads well. */
export const leastLine = 12
/** Of a line: what is measured by hand may be a little wider. */
const fits = 0.97
