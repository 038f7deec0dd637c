interface MonthAmounts {
  month: string
  items: number
  photos: number
}

/**
 * The month that shows best what a typeset looks like: with entries enough to fill two pages and some photos, but not
 * so long that setting it takes a while. Undefined of no months.
 */
export function monthToShow(months: readonly MonthAmounts[]): string | undefined {
  return months.toSorted((a, b) => worth(b) - worth(a) || a.month.localeCompare(b.month))[0]?.month
}

function worth({ items, photos }: MonthAmounts): number {
  const tooMuch = Math.max(0, items - 40) + Math.max(0, photos - 80)
  return Math.min(items, 12) + Math.min(photos, 12) - tooMuch
}
