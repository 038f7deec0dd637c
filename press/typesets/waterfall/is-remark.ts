import type { Item } from '#domain/books/item'
import { emWidth } from '../../text/em-width.ts'

/** A remark: one short paragraph and nothing else; set large, or it would be lost. */
export function isRemark(item: Item): boolean {
  const { text } = item
  const plain = item.media.length === 0 && item.links.length === 0 && !item.quote && !item.poll && !item.title
  return plain && text !== '' && !text.trim().includes('\n') && emWidth(text) <= 40
}
