import type { Currency } from '#domain/money/currencies'
import { type Money, moneyText } from '#domain/money/money'

/** Decimals that PayPal wants, exactly so many; absent where it takes no such currency (developer.paypal.com, currency codes). */
const decimals: Partial<Record<Currency, number>> = {
  TWD: 0,
  HKD: 2,
  SGD: 2,
  MYR: 2,
  AUD: 2,
  USD: 2,
  CAD: 2,
}

export function paypalTakes({ currency, amountMinor }: Money, { takesMyr }: { takesMyr: boolean }): boolean {
  return amountMinor > 0 && decimals[currency] !== undefined && (currency !== 'MYR' || takesMyr)
}

/** @throws RangeError for a currency that PayPal does not take. */
export function paypalAmount(amount: Money): { currency_code: string; value: string } {
  const wanted = decimals[amount.currency]
  if (wanted === undefined) throw new RangeError(`PayPal takes no ${amount.currency}`)
  const [whole = '', fraction = ''] = moneyText(amount).split('.')
  return {
    currency_code: amount.currency,
    value: wanted === 0 ? whole : `${whole}.${fraction.padEnd(wanted, '0')}`,
  }
}
