import { readPlace } from '../reader/place.ts'

/** Content edit at a month, with one of its items opened where one is named. */
export function itemAddress(bid: string, month: string | undefined, itemId?: string): string {
  const named = { bid, ...(month && { month }), ...(month && itemId && { item: itemId }) }
  return `/app/design/content?${new URLSearchParams(named)}`
}

/** What such an address names: an item is found by its month alone. */
export function readItemAddress(search: string): {
  month: string | undefined
  /** A page of the book. */
  page: { volume: number; folio: number } | undefined
  item: { itemId: string; chapterId: string } | undefined
} {
  const params = new URLSearchParams(search)
  const month = params.get('month') ?? undefined
  const itemId = params.get('item')
  const page = readPlace(params.get('page'))
  return {
    month,
    page: page === 'cover' ? undefined : page,
    item: itemId && month ? { itemId, chapterId: month } : undefined,
  }
}
