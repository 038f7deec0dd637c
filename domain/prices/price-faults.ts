import type { Currency } from '../money/currencies.ts'
import { parseDecimal } from '../money/decimal.ts'
import { parseMoney } from '../money/money.ts'
import { type ChangeablePrices, pageRows } from './price-table.ts'

/** Why a price cannot be; the names are keys of the words of the desk. */
export type PriceFaultReason =
  | 'noNumber'
  | 'nothing'
  | 'tooMuch'
  /** It is charged as it is, and the currency is not paid in such small parts. */
  | 'tooFine'
  | 'noDays'
  /** The courier would be no faster than the post. */
  | 'notFaster'
  | 'noPercent'

export interface PriceFault {
  /** `page.paperback`, `shipping`, `express.fee`, ... */
  field: string
  reason: PriceFaultReason
}

/** What cannot be in the prices of a region; empty where all can. A slip here is charged to everybody. */
export function priceFaults(prices: ChangeablePrices, currency: Currency): PriceFault[] {
  const { page, shipping, express, nonCommercialFee, groupPrice, taxPercent, deliveryDays } = prices
  const checked: [field: string, reason: PriceFaultReason | undefined][] = [
    ...pageRows.map((row): (typeof checked)[number] => [`page.${row}`, pageFault(page[row])]),
    ['shipping', feeFault(shipping, currency)],
    ['groupPrice', feeFault(groupPrice, currency) ?? (isZero(groupPrice) ? 'nothing' : undefined)],
    ['nonCommercialFee', nonCommercialFee === undefined ? undefined : feeFault(nonCommercialFee, currency)],
    ['deliveryDays', isDays(deliveryDays) ? undefined : 'noDays'],
    ['express.fee', express && feeFault(express.fee, currency)],
    ['express.days', express && expressDaysFault(express.days, deliveryDays)],
    ['taxPercent', isPercent(taxPercent) ? undefined : 'noPercent'],
  ]
  return checked.flatMap(([field, reason]) => (reason ? [{ field, reason }] : []))
}

/** The most that a page and a fee may cost, in whole units of any currency: no slip of a key makes sums that are not exact. */
const mostPrice = { page: 10_000, fee: 100_000 } as const
const mostDays = 120

/** A page is charged with many others: it may cost parts that nobody can pay. */
function pageFault(text: string): PriceFaultReason | undefined {
  if (!isDecimal(text)) return 'noNumber'
  if (isZero(text)) return 'nothing'
  return Number(text) > mostPrice.page ? 'tooMuch' : undefined
}

function feeFault(text: string, currency: Currency): PriceFaultReason | undefined {
  if (!isDecimal(text)) return 'noNumber'
  if (Number(text) > mostPrice.fee) return 'tooMuch'
  return isPayable(text, currency) ? undefined : 'tooFine'
}

function expressDaysFault(days: number, standardDays: number): PriceFaultReason | undefined {
  if (!isDays(days)) return 'noDays'
  return days < standardDays ? undefined : 'notFaster'
}

function isDecimal(text: string): boolean {
  try {
    return parseDecimal(text).digits >= 0n
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

const isZero = (text: string) => isDecimal(text) && parseDecimal(text).digits === 0n

function isPayable(text: string, currency: Currency): boolean {
  try {
    parseMoney(text, currency)
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

const isDays = (days: number) => Number.isSafeInteger(days) && days >= 1 && days <= mostDays

/** Hundredths at most. */
const isPercent = (percent: number) =>
  percent >= 0 && percent < 100 && Number.isSafeInteger(Math.round(percent * 1e6) / 1e4)
