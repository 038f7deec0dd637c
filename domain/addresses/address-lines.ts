import type { Address } from './address.ts'
import { addressRules } from './address-rules.ts'

type Written = Omit<Address, 'email' | 'isCommercial'>

/** An address as it is written on a parcel: in Chinese from the large to the small, elsewhere the other way. */
export function addressLines(address: Written, country: string, isChinese: boolean): string[] {
  const { states } = addressRules[address.country]
  const stateRule = states.find(({ code }) => code === address.state)
  const state = (isChinese ? stateRule?.name : stateRule?.englishName) ?? address.state
  const { line1, line2, city, postalCode } = address
  if (isChinese && startsLarge.has(address.country))
    return [
      [postalCode, state + city].filter(Boolean).join(' '),
      [line1, line2].filter(Boolean).join(' '),
      country,
    ].filter(Boolean)
  const place = byCode.has(address.country)
    ? `${city}, ${address.state} ${postalCode}`
    : [city, state, postalCode].filter(Boolean).join(', ')
  return [line1, line2, place, country].filter(Boolean)
}

/** Family name first where both are Chinese. */
export function fullName({ firstName, lastName }: Pick<Address, 'firstName' | 'lastName'>): string {
  return /^\p{Script=Han}+$/u.test(firstName + lastName) ? lastName + firstName : `${firstName} ${lastName}`
}

/** As it is dialled from abroad (ITU-T E.123): the 0, in North America the 1, that is dialled first within a country goes. */
export function phoneText({ areaCode, phone }: Pick<Address, 'areaCode' | 'phone'>): string {
  const trunk = areaCode === '1' ? /^(\(?)1[ -]?/ : /^(\(?)0/
  const dialled = phone.replace(trunk, '$1').replace(/^\(\) ?/, '')
  return `+${areaCode} ${dialled}`
}

/** Where carriers read states by their codes, with the postal code behind (USPS Publication 28, 211). */
const byCode: ReadonlySet<string> = new Set(['US', 'CA', 'AU'])
const startsLarge: ReadonlySet<string> = new Set(['TW', 'HK', 'MO'])
