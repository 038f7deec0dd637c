import type { Item } from '#domain/books/item'
import { gatherTags, tagsIn } from '../text/gather-tags.ts'

export interface ItemAndTags {
  item: Item
  /** As they are written, each once; none where the item keeps them. */
  tags: readonly string[]
}

/**
 * An item without its row of hashtags, and the row, where it is a long one: it would stand between words and photos, and the same row
 * stands under many entries of who writes such rows. An item that has nothing else keeps it, and one whose maker wants it there.
 */
export function tagsAtBack(item: Item): ItemAndTags {
  const whole = { item, tags: [] }
  if (item.keepsTags || !/[#＃]/u.test(item.text)) return whole
  const { words, tags: row } = gatherTags(item.text.split(lineEnds).map(line => line.trim()))
  const tags = [...new Set(tagsIn(row))]
  if (tags.length <= mostTags || row.length > longestRow) return whole
  const text = words.join('\n').trim()
  return text === '' && item.media.length === 0 ? whole : { item: { ...item, text }, tags }
}

/** A row of so many stays with its words. */
const mostTags = 5

/** Characters. Networks take no more; a longer one is none that a person wrote. */
const longestRow = 2_500

const lineEnds = /\r\n|[\n\r\u2028\u2029\v\f]/
