import { parseDecimal, roundHalfUp } from '#domain/money/decimal'
import { type Money, moneyText } from '#domain/money/money'
import type { Charged } from './payment-provider.ts'

/**
 * Stripe's minor units: hundredths, in every currency of ours. Taiwan's dollar has cents there that are never charged
 * (docs.stripe.com/currencies, special cases).
 */
export function stripeAmount(amount: Money): { amount: number; currency: string } {
  const minor = roundHalfUp(parseDecimal(moneyText(amount)), decimals)
  return { amount: Number(minor), currency: amount.currency.toLowerCase() }
}

export function chargedBy({ amount, currency }: { amount: number; currency: string }): Charged {
  const digits = String(amount).padStart(decimals + 1, '0')
  return {
    amount: `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`,
    currency: currency.toUpperCase(),
  }
}

const decimals = 2
