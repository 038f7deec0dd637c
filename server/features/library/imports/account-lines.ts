import type { Item, Origin } from '#domain/books/item'
import type { ReceiptLine } from '#domain/books/receipt'

/**
 * The lines about what is new. Merging counts a thing that was in the book already and is read again from the same place as a
 * duplicate of itself, of what it had been merged with by then, or of what it is read together with: such lines are left out, so
 * that reading the same twice adds nothing to the receipt. `given`: what was read, before it was merged.
 */
export function accountLines(
  lines: readonly ReceiptLine[],
  existing: readonly Item[],
  given: readonly Item[],
): ReceiptLine[] {
  const [inBook, again] = [thingsIn(existing), thingsIn(given)]
  const accounted = new Map([...inBook].map(([key, count]) => [key, Math.min(count, again.get(key) ?? 0)]))
  return lines.filter(line => {
    const key = thingOf(line)
    const count = accounted.get(key) ?? 0
    if (count > 0) accounted.set(key, count - 1)
    return count === 0
  })
}

/** What tells one read thing from all others: where it stood, and for a photo its name there. */
export function thingOf({ what, id, origin }: Pick<ReceiptLine, 'what' | 'id' | 'origin'>): string {
  const place = [origin.archive, origin.path, origin.index ?? ''].join('\n')
  // addresses of networks are signed anew each time
  return what === 'item' ? place : `${place}\n${id.replace(/[?#].*$/, '')}`
}

export function placeOf({ archive, path, index }: Origin): string {
  return `${archive}: ${path}${index === undefined ? '' : ` #${index + 1}`}`
}

function thingsIn(items: readonly Item[]): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const item of items) {
    add(thingOf({ what: 'item', id: item.id, origin: item.origin }))
    for (const { uri, origin } of item.media) add(thingOf({ what: 'photo', id: uri, origin }))
  }
  return counts
}
