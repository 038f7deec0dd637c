import type { Currency } from './currencies.ts'
import { type Money, money } from './money.ts'

/**
 * Parts of an amount in proportion to their weights that sum to the whole: a discount over the lines of an order. Each part is
 * its true share rounded down or up; the units left over go to the largest remainders, the first one where they are equal.
 * @throws RangeError where a weight is not whole or less than zero, or all are zero.
 */
export function allocate<C extends Currency>(whole: Money<C>, weights: readonly number[]): Money<C>[] {
  if (weights.some(weight => !Number.isSafeInteger(weight) || weight < 0))
    throw new RangeError(`not weights: ${weights.join(', ')}`)
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (total === 0n) throw new RangeError('nothing to allocate to')
  const sign = whole.amountMinor < 0 ? -1 : 1
  const units = BigInt(Math.abs(whole.amountMinor))
  const shares = weights.map((weight, index) => {
    const scaled = units * BigInt(weight)
    return { index, floor: scaled / total, remainder: scaled % total }
  })
  const remainder = units - shares.reduce((sum, { floor }) => sum + floor, 0n)
  const favoured = new Set(
    shares
      .toSorted((a, b) =>
        a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
      )
      .slice(0, Number(remainder))
      .map(({ index }) => index),
  )
  return shares.map(({ index, floor }) =>
    money(sign * Number(floor + (favoured.has(index) ? 1n : 0n)), whole.currency),
  )
}
