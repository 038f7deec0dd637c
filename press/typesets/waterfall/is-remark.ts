import type { Item } from '#domain/books/item'

/** A remark: one short paragraph and nothing else; set large, or it would be lost. */
export function isRemark(item: Item): boolean {
  const { text } = item
  const plain = item.media.length === 0 && item.links.length === 0 && !item.quote && !item.poll && !item.title
  // Latin letters are half as wide
  const width = [...text].reduce((sum, c) => sum + (/[\u0020-\u024f]/.test(c) ? 0.5 : 1), 0)
  return plain && text !== '' && !text.trim().includes('\n') && width <= 40
}
