import type { Address, AddressField, CustomsInfo } from './address.ts'
import { addressRules } from './address-rules.ts'

/** Characters of a line of an address, at most: what labels and couriers take. */
const longestLine = 100

/** The address as it is stored: without spaces too many, and its postal code as the country writes it. */
export function tidyAddress(address: Address): Address {
  const { states, hasCity, postalCode } = addressRules[address.country]
  const written = tidy(address.postalCode).toUpperCase()
  return {
    firstName: tidy(address.firstName),
    lastName: tidy(address.lastName),
    line1: tidy(address.line1),
    line2: tidy(address.line2),
    city: hasCity ? tidy(address.city) : '',
    state: states.length > 0 ? tidy(address.state) : '',
    country: address.country,
    postalCode: postalCode
      ? address.country === 'CA'
        ? written.replace(/^(\w{3})\W?(\w{3})$/, '$1 $2')
        : written
      : '',
    areaCode: tidy(address.areaCode).replace(/^\+/, ''),
    phone: tidy(address.phone),
    email: tidy(address.email),
    isCommercial: address.isCommercial,
  }
}

/** The fields of a tidy address that are missing or cannot be; none where it is complete. */
export function faultyFields(address: Address): AddressField[] {
  const { states, hasCity, postalCode } = addressRules[address.country]
  const isState = states.length === 0 || states.some(state => state.code === address.state)
  const isPostalCode = !postalCode || new RegExp(`^(?:${postalCode.pattern})$`).test(address.postalCode)
  const fields: readonly [AddressField, boolean][] = [
    ['firstName', isLine(address.firstName)],
    ['lastName', isLine(address.lastName)],
    ['line1', isLine(address.line1)],
    ['line2', address.line2 === '' || isLine(address.line2)],
    ['city', !hasCity || isLine(address.city)],
    ['state', isState],
    ['postalCode', isPostalCode],
    ['areaCode', /^[1-9]\d{0,3}$/.test(address.areaCode)],
    ['phone', isPhone(address.phone)],
    ['email', isEmail(address.email)],
  ]
  return fields.flatMap(([field, isGood]) => (isGood ? [] : [field]))
}

/** What of it customs would not take: EZ WAY knows mobile numbers of Taiwan. */
export function faultyCustomsFields({ realName, mobile }: CustomsInfo): (keyof CustomsInfo)[] {
  return [
    ...(isLine(realName) ? [] : (['realName'] as const)),
    ...(/^09\d{8}$/.test(mobile) ? [] : (['mobile'] as const)),
  ]
}

/** One that can be written into a mail's header and to which mail can be sent; whether it is somebody's shows when it is. */
export function isEmail(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]+\.[^\s@<>()[\]\\,;:".\p{Cc}]{2,}$/u.test(text)
  )
}

function isPhone(text: string): boolean {
  const digits = text.replace(/[\s()-]/g, '')
  return /^\d{5,15}$/.test(digits) && text.length <= 25
}

function isLine(text: string): boolean {
  return text !== '' && text.length <= longestLine && !/\p{Cc}/u.test(text)
}

function tidy(text: string): string {
  return text
    .normalize('NFC')
    .trim()
    .replace(/[ \u3000]+/gu, ' ')
}
