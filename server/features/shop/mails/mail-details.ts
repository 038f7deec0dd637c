import type { Currency } from '#domain/money/currencies'

/** What is known of a mail when it is asked for; the rest is read when it is written. */
export interface StoredDetails {
  tracking?: { number: string; href?: string }
  refunded?: { amountMinor: number; currency: Currency }
}
