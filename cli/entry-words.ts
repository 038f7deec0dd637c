import type { Item } from '#domain/books/item'
import type { EntryWords } from '#press/audit/measures/lost-words'
import { tagsAtBack } from '#press/edit/tags-at-back'
import type { BookPage } from '#press/products/diary/book-page'
import { decodeAddresses } from '#press/text/decode-addresses'

/** What is to be read of the entries of a book, and the pages on which the press says that they stand. */
export function entryWords(
  pages: readonly Pick<BookPage, 'regions'>[],
  items: readonly Item[],
): EntryWords[] {
  const pagesOf = Map.groupBy(
    pages.flatMap((page, n) => [...new Set(page.regions.map(({ item }) => item))].map(item => ({ item, n }))),
    ({ item }) => item,
  )
  return items.flatMap(whole => {
    const { item, tags } = tagsAtBack(whole)
    const [id, texts] = [item.id, wordsOf(item)]
    // there is nothing to print of one whose pictures cannot be read
    if (texts.every(text => text === '') && !item.media.some(({ picture }) => picture)) return []
    return [{ id, texts, tagsAtBack: tags, pages: (pagesOf.get(id) ?? []).map(({ n }) => n) }]
  })
}

function wordsOf(item: Item): string[] {
  return [
    // an address is read with its escapes decoded
    decodeAddresses(item.text),
    item.title ?? '',
    item.album ?? '',
    item.place?.name ?? '',
    // of more the head says how many
    ...item.people.slice(0, 5),
    item.quote?.text ?? '',
    item.poll?.question ?? '',
    ...(item.poll?.options ?? []),
    ...item.links.map(link => link.title ?? ''),
    ...item.media.map(media => media.caption ?? ''),
  ]
}
