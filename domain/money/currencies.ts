interface CurrencyFacts {
  /** Digits after the point of an amount that is paid: TWD is paid without, whatever ISO 4217 says (open points, rounding). */
  exponent: number
  symbol: string
}

/** The currencies of the price tables, by ISO 4217. */
export const currencies = {
  TWD: { exponent: 0, symbol: 'NT$' },
  HKD: { exponent: 2, symbol: 'HK$' },
  MOP: { exponent: 2, symbol: 'MOP$' },
  SGD: { exponent: 2, symbol: 'S$' },
  MYR: { exponent: 2, symbol: 'RM' },
  AUD: { exponent: 2, symbol: 'A$' },
  USD: { exponent: 2, symbol: 'US$' },
  CAD: { exponent: 2, symbol: 'C$' },
} as const satisfies Record<string, CurrencyFacts>

export type Currency = keyof typeof currencies

/** @throws TypeError where two currencies meet: nothing here knows what one is worth in the other. */
export function sameCurrency<C extends Currency>(amount: { currency: C }, other: { currency: Currency }): C {
  if (amount.currency !== other.currency)
    throw new TypeError(`${amount.currency} and ${other.currency} are no one sum`)
  return amount.currency
}
