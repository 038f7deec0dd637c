import { addressRules } from '#domain/addresses/address-rules'
import type { RegionCode } from '#domain/catalogue/regions'
import type { CardChange, CardField } from './card-script.ts'

/** What the fields of a card said last. */
export type CardChanges = Partial<Record<CardField, CardChange>>

/** Cards that are taken (specification 9); `unknown` is one that is still being typed. */
const brandsTaken: ReadonlySet<string> = new Set(['visa', 'mastercard', 'amex', 'unknown'])

/** What is wrong with a card before it is charged, for an order of the region: one that is not taken is told at once. */
export function cardFault(
  changes: CardChanges,
  postalCode: string,
  region: RegionCode,
): 'jcb' | 'brand' | 'incomplete' | undefined {
  if (isRefused(changes)) return changes.cardNumber?.brand === 'jcb' ? 'jcb' : 'brand'
  const isWhole = changes.cardNumber?.complete && changes.cardExpiry?.complete && changes.cardCvc?.complete
  return isWhole && (postalCode.trim() !== '' || !hasPostalCodes(region)) ? undefined : 'incomplete'
}

/** In Hong Kong and Macau nobody has one. */
export function hasPostalCodes(region: RegionCode): boolean {
  return addressRules[region].postalCode !== undefined
}

export function isRefused({ cardNumber }: CardChanges): boolean {
  return cardNumber?.brand !== undefined && !brandsTaken.has(cardNumber.brand)
}
