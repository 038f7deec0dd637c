import type { Book } from '#contract/book'

/** Where photo books and calendars are edited (specification 2). */
export function albumAddress({ bid, type }: Pick<Book, 'bid' | 'type'>): string {
  return `/app/design/album?${new URLSearchParams({ aid: bid, type })}`
}
