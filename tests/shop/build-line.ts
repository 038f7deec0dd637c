import type { OrderLine } from '#domain/prices/order-line'

/** One paperback of 100 pages. */
export function buildLine(overrides: Partial<OrderLine> = {}): OrderLine {
  const billablePages = overrides.billablePages ?? 100
  return {
    bid: 'book',
    bookType: 'diarybook',
    typeset: 'a5-1',
    binding: 'paperback',
    quantity: 1,
    pages: billablePages,
    billablePages,
    volumes: 1,
    ...overrides,
  }
}
