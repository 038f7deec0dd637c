import { type Currency, currencies, sameCurrency } from './currencies.ts'
import { type Decimal, decimalText, parseDecimal, plus, roundHalfUp, times } from './decimal.ts'
import { asDecimal, type Money, money } from './money.ts'

/** A price or a sum of prices, exact: a page may cost 5.2 where nothing smaller than 1 is paid. It can be paid once it was rounded. */
export interface ExactAmount<C extends Currency = Currency> {
  readonly currency: C
  readonly value: Decimal
  readonly [exact]: true
}

/** A price of the tables: `5.2`. @throws RangeError on what is no number, or less than zero. */
export function price<const C extends Currency>(text: string, currency: C): ExactAmount<C> {
  const value = parseDecimal(text)
  if (value.digits < 0n) throw new RangeError(`a price is not less than zero: ${text}`)
  return exactAmount(value, currency)
}

export function exactly<C extends Currency>(amount: Money<C>): ExactAmount<C> {
  return exactAmount(asDecimal(amount), amount.currency)
}

/** @throws TypeError where two currencies meet. */
export function addExact<C extends Currency>(
  first: ExactAmount<C>,
  ...others: readonly ExactAmount<NoInfer<C>>[]
): ExactAmount<C> {
  return others.reduce<ExactAmount<C>>(
    (sum, part) => exactAmount(plus(sum.value, part.value), sameCurrency(sum, part)),
    first,
  )
}

/** So many of it: pages, copies. @throws RangeError where `count` is not whole or less than zero. */
export function timesCount<C extends Currency>(amount: ExactAmount<C>, count: number): ExactAmount<C> {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`not a count: ${count}`)
  return exactAmount(times(amount.value, { digits: BigInt(count), scale: 0 }), amount.currency)
}

/** So many per cent of it, `15` or `12.5`. @throws RangeError out of 0 to 100. */
export function percentOf<C extends Currency>(
  amount: ExactAmount<C>,
  percent: string | number,
): ExactAmount<C> {
  const { digits, scale } = parseDecimal(String(percent))
  if (digits < 0n || digits > 100n * 10n ** BigInt(scale)) throw new RangeError(`not 0 to 100 %: ${percent}`)
  return exactAmount(times(amount.value, { digits, scale: scale + 2 }), amount.currency)
}

/** What is paid for it: the one place that rounds, once a line, half up, to the currency's minor units (open points, rounding). */
export function rounded<C extends Currency>({ value, currency }: ExactAmount<C>): Money<C> {
  return money(Number(roundHalfUp(value, currencies[currency].exponent)), currency)
}

/** As a decimal number of the currency, for formatting: `5.2`. */
export function exactText({ value }: ExactAmount): string {
  return decimalText(value)
}

function exactAmount<C extends Currency>(value: Decimal, currency: C): ExactAmount<C> {
  return { currency, value } as ExactAmount<C> // the one place that makes it
}

declare const exact: unique symbol
