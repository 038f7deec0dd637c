import { type Currency, currencies, sameCurrency } from './currencies.ts'
import { type Decimal, decimalText, isEqual, parseDecimal, roundHalfUp } from './decimal.ts'

/** An amount that can be paid: whole minor units (cents; whole dollars in TWD). Less than zero is what is given back. */
export interface Money<C extends Currency = Currency> {
  readonly currency: C
  readonly amountMinor: number
  readonly [paid]: true
}

/** @throws RangeError where it is no whole number that a computer holds exactly. */
export function money<const C extends Currency>(amountMinor: number, currency: C): Money<C> {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`not whole minor units: ${amountMinor}`)
  // the one place that makes Money; adding 0 makes -0 a 0
  return { currency, amountMinor: amountMinor + 0 } as Money<C>
}

/** Reads `12.50`. @throws RangeError on what is no number, or is finer than the currency is paid in. */
export function parseMoney<const C extends Currency>(text: string, currency: C): Money<C> {
  const read = parseDecimal(text)
  const { exponent } = currencies[currency]
  const minor = roundHalfUp(read, exponent)
  if (!isEqual(read, { digits: minor, scale: exponent }))
    throw new RangeError(`${currency} is not paid in parts as small as ${text}`)
  return money(Number(minor), currency)
}

/** The sum of one currency; none where nothing is added up. @throws TypeError where two currencies meet. */
export function add<C extends Currency>(first: Money<C>, ...others: readonly Money<NoInfer<C>>[]): Money<C> {
  return others.reduce<Money<C>>(
    (sum, part) => money(sum.amountMinor + part.amountMinor, sameCurrency(sum, part)),
    first,
  )
}

export function subtract<C extends Currency>(from: Money<C>, subtrahend: Money<NoInfer<C>>): Money<C> {
  return money(from.amountMinor - subtrahend.amountMinor, sameCurrency(from, subtrahend))
}

/** So many times the amount. @throws RangeError where `count` is not whole. */
export function multiply<C extends Currency>(amount: Money<C>, count: number): Money<C> {
  if (!Number.isSafeInteger(count)) throw new RangeError(`not a whole number of times: ${count}`)
  return money(amount.amountMinor * count, amount.currency)
}

/** As a decimal number of the currency, for formatting and for what is sent to others: `12.5`. */
export function moneyText(amount: Money): string {
  return decimalText(asDecimal(amount))
}

/** The same with all digits of its currency, as a bill writes it: `12.50`. */
export function fixedText({ amountMinor, currency }: Money): string {
  const { exponent } = currencies[currency]
  const digits = String(Math.abs(amountMinor)).padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  return `${amountMinor < 0 ? '-' : ''}${whole}${exponent > 0 ? `.${digits.slice(-exponent)}` : ''}`
}

export function asDecimal({ amountMinor, currency }: Money): Decimal {
  return { digits: BigInt(amountMinor), scale: currencies[currency].exponent }
}

declare const paid: unique symbol
