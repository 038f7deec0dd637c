import { currencies } from '#domain/money/currencies'
import { type ExactAmount, exactText } from '#domain/money/exact-amount'
import { countText } from './count-text.ts'

/** An amount as the price tables write it: with the currency's symbol, and no zeros that say nothing. */
export function priceText(amount: ExactAmount): string {
  const [whole, fraction] = exactText(amount).split('.')
  const { symbol } = currencies[amount.currency]
  return `${symbol}${countText(Number(whole))}${fraction === undefined ? '' : `.${fraction}`}`
}
