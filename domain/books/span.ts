/** The months (YYYYMM) that a book takes in, both included; null: open at that end. */
export interface Span {
  since: string | null
  until: string | null
}

export function isInSpan(month: string, { since, until }: Span): boolean {
  return (since === null || month >= since) && (until === null || month <= until)
}

interface SpannedItem {
  itemId: string
  month: string
  chosen: boolean
  deleted: boolean
}

/**
 * Which items are chosen for a span and are not now, or the other way round. What lies outside is left out. A month of the span
 * comes in whole where nothing of it is in the book; where something is, what was chosen by hand stays.
 */
export function chooseForSpan(items: readonly SpannedItem[], span: Span): Map<string, boolean> {
  const begun = new Set(items.filter(item => item.chosen && !item.deleted).map(item => item.month))
  const choices = new Map<string, boolean>()
  for (const { itemId, month, chosen } of items) {
    const isIn = isInSpan(month, span)
    if (!isIn && chosen) choices.set(itemId, false)
    if (isIn && !chosen && !begun.has(month)) choices.set(itemId, true)
  }
  return choices
}
