import type { Item, Media } from '#domain/books/item'
import { isBrief } from './is-brief.ts'

/** What was cut out and kept: pictures with words in them (memes, conversations), or a link; with a line of comment at most. */
export function isClipping(item: Item): boolean {
  const { kind, text, title, album, media, links, quote, poll, event } = item
  if (kind !== 'post' || title || album || quote || poll || event || !isBrief(text)) return false
  if (media.length === 0) return links.length > 0
  return media.length <= mostPictures && media.every(showsWords)
}

/** More of them are a series that belongs together. */
const mostPictures = 2

function showsWords({ kind, picture, caption, size }: Media): boolean {
  return kind === 'photo' && picture?.kind === 'words' && !caption && size !== 'large'
}
