/** The inserted pages of a book, at one of them. */
export function insertAddress(bid: string, insertId: string): string {
  return `/app/design/pages?${new URLSearchParams({ bid, insert: insertId })}`
}
