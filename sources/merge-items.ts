import type { Item } from '#domain/books/item'
import type { ReceiptLine } from '#domain/books/receipt'
import { claimPhotos } from './claim-photos.ts'
import { groupSameItems } from './group-same-items.ts'
import type { IsWhole } from './join-group.ts'
import { inOrder } from './order-items.ts'

export interface Counted {
  items: number
  photos: number
}

export interface Merged {
  /** In the order of (time, first media uri). */
  items: Item[]
  /** A line for each item and photo that was given and is not in `items`, with where the one that stays came from. */
  lines: ReceiptLine[]
}

/**
 * Brings two histories together so that each item and each photo is there once. The order of the two does not matter, and
 * merging again what was merged changes nothing: an item remembers which others it stands for. Neither list is changed. Without
 * `isWhole` nothing was taken out of the items since they were told.
 */
export function mergeItems(existing: readonly Item[], incoming: readonly Item[], isWhole?: IsWhole): Merged {
  const joined = groupSameItems(inOrder([...existing, ...incoming]), isWhole)
  const claimed = claimPhotos(joined.items)
  return { items: inOrder(claimed.items), lines: [...joined.lines, ...claimed.lines] }
}
