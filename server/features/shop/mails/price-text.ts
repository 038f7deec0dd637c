import { type Language, languages } from '#domain/catalogue/languages'
import { currencies } from '#domain/money/currencies'
import { type Money, moneyText } from '#domain/money/money'

/** An amount as it is read: NT$1,248. */
export function priceText(amount: Money, language: Language): string {
  const { symbol, exponent } = currencies[amount.currency]
  const format = new Intl.NumberFormat(languages[language].formats, {
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  })
  const isNegative = amount.amountMinor < 0
  // exact: numbers of a few digits, and the text of a decimal is formatted without going through a double
  const digits = format.format(moneyText(amount).replace(/^-/, '') as Intl.StringNumericLiteral)
  return `${isNegative ? '−' : ''}${symbol}${digits}`
}
