import type { Currency } from '#domain/money/currencies'

/** An amount of the API: a decimal number of its currency. */
export interface Sum {
  amount: string
  currency: Currency
}

export function isSameSum(one: Sum, other: Sum): boolean {
  return one.amount === other.amount && one.currency === other.currency
}
