import { currencies } from '#domain/money/currencies'
import { parseMoney } from '#domain/money/money'
import { countText } from '../../i18n/count-text.ts'
import type { Sum } from './sum.ts'

/** A sum as a bill writes it: US$31.20, NT$1,248; what is taken off with a minus before it. */
export function sumText({ amount, currency }: Sum): string {
  const { exponent, symbol } = currencies[currency]
  const { amountMinor } = parseMoney(amount, currency)
  const digits = String(Math.abs(amountMinor)).padStart(exponent + 1, '0')
  const whole = countText(Number(digits.slice(0, digits.length - exponent)))
  const fraction = exponent > 0 ? `.${digits.slice(-exponent)}` : ''
  return `${amountMinor < 0 ? '−' : ''}${symbol}${whole}${fraction}`
}

/** The same, taken off: −NT$100. Nothing taken off has no minus. */
export function discountText(sum: Sum): string {
  return isNothing(sum) ? sumText(sum) : `−${sumText(sum)}`
}

export function isNothing({ amount }: Sum): boolean {
  return /^[0.]*$/.test(amount)
}
