import type { OrderedBinding } from '#domain/catalogue/bindings'
import type { OrderLine } from '#domain/prices/order-line'
import type { BookRow } from '../../library/books/schema.ts'
import type { CountsByBinding } from '../../pages/typesetting/count-by-binding.ts'

/** So many copies of a book in a binding, with its pages as they were counted. */
export function orderLineOf(
  { bid, type, typeset }: Pick<BookRow, 'bid' | 'type' | 'typeset'>,
  { counts }: { counts: CountsByBinding },
  binding: OrderedBinding,
  quantity: number,
): OrderLine {
  const { pages, billablePages, volumes } = counts[binding]
  return { bid, bookType: type, typeset, binding, quantity, pages, billablePages, volumes: volumes.length }
}
