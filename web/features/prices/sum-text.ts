import { currencies } from '#domain/money/currencies'
import { fixedText, parseMoney } from '#domain/money/money'
import { countText } from '../../i18n/count-text.ts'
import type { Sum } from './sum.ts'

/** A sum as a bill writes it: US$31.20, NT$1,248; what is taken off with a minus before it. */
export function sumText({ amount, currency }: Sum): string {
  const fixed = fixedText(parseMoney(amount, currency))
  const [whole = '', fraction] = fixed.replace('-', '').split('.')
  const sign = fixed.startsWith('-') ? '−' : ''
  return `${sign}${currencies[currency].symbol}${countText(Number(whole))}${fraction === undefined ? '' : `.${fraction}`}`
}

/** The same, taken off: −NT$100. Nothing taken off has no minus. */
export function discountText(sum: Sum): string {
  return isNothing(sum) ? sumText(sum) : `−${sumText(sum)}`
}

export function isNothing({ amount }: Sum): boolean {
  return /^[0.]*$/.test(amount)
}
