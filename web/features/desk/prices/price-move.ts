import type { PriceDifference } from '#domain/prices/price-changes'

/** How much a price goes up or down, in whole per cents; undefined where there was none, or is none any more. */
export function priceMove({ from, to }: PriceDifference): number | undefined {
  if (from === null || to === null || Number(from) === 0) return undefined
  return Math.round((Number(to) / Number(from) - 1) * 100)
}

/** A change by half or more is a slip of a key more often than not. */
export function isLargeMove(difference: PriceDifference): boolean {
  return Math.abs(priceMove(difference) ?? 0) >= 50 // what is new has not moved
}
