import type { Item } from '#domain/books/item'

/** Sorted by time, then first media uri, then place in the archives: the same order whatever order was given. */
export function inOrder(items: readonly Item[]): Item[] {
  return [...items].sort(compareItems)
}

function compareItems(a: Item, b: Item): number {
  return (
    a.time - b.time ||
    compare(a.media[0]?.uri ?? '', b.media[0]?.uri ?? '') ||
    compareFixed(a, b) ||
    compare(JSON.stringify(a), JSON.stringify(b))
  )
}

/** By time and place in the archives: what merging does not change. */
export function compareFixed(a: Item, b: Item): number {
  return a.time - b.time || compareOrigins(a, b) || compare(a.id, b.id)
}

/** By archive, path and place in the file. */
function compareOrigins(a: Item, b: Item): number {
  return (
    compare(a.origin.archive, b.origin.archive) ||
    compare(a.origin.path, b.origin.path) ||
    (a.origin.index ?? -1) - (b.origin.index ?? -1)
  )
}

/** By code units, whatever the language of who runs it. */
export function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
