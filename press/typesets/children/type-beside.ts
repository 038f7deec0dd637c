import type { Item } from '#domain/books/item'
import { emWidth } from '../../text/em-width.ts'
import { gatherTags } from '../../text/gather-tags.ts'

/**
 * The type that the words beside pictures are told in: few are large, the others usual. What has words in it speaks first: beside a chat
 * all are usual.
 */
export function typeBeside({ text, links, media }: Item): 'feature' | 'body' {
  const { words } = gatherTags(text.split('\n'))
  const isRead = media.some(({ picture }) => picture?.kind === 'words')
  return links.length === 0 && !isRead && emWidth(words.join('')) <= mostLarge ? 'feature' : 'body'
}

/** em of few words: they are two lines of a page, and most stories are longer by far. */
const mostLarge = 24
