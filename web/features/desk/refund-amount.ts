import { parseMoney } from '#domain/money/money'
import type { Sum } from '../prices/sum.ts'

/** The sum that somebody typed, as the call takes it; a fault below `refund.faults` where it is none, or more than there is. */
export function refundAmount(typed: string, refundable: Sum): Sum | 'none' | 'tooMuch' {
  const { currency } = refundable
  const amount = typed.trim().replaceAll(',', '')
  const amountMinor = minorOf(amount, currency)
  if (amountMinor === undefined || amountMinor < 1) return 'none'
  return amountMinor > parseMoney(refundable.amount, currency).amountMinor ? 'tooMuch' : { amount, currency }
}

function minorOf(amount: string, currency: Sum['currency']): number | undefined {
  try {
    return parseMoney(amount, currency).amountMinor
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
