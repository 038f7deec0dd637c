import type { Address, AddressField } from '#domain/addresses/address'
import { faultyCustomsFields, faultyFields, tidyAddress } from '#domain/addresses/check-address'
import { type RegionCode, regions } from '#domain/catalogue/regions'
import type { Customs, OwnAddress } from './address-queries.ts'

/** What stands in the fields of an address that is being written. */
export interface AddressDraft extends Address {
  realName: string
  mobile: string
}

export type DraftField = AddressField | 'realName' | 'mobile'

export function newDraft(country: RegionCode, email = ''): AddressDraft {
  return {
    firstName: '',
    lastName: '',
    line1: '',
    line2: '',
    city: '',
    state: '',
    country,
    postalCode: '',
    areaCode: regions[country].areaCode,
    phone: '',
    email,
    isCommercial: false,
    realName: '',
    mobile: '',
  }
}

export function draftOf({ addressId, customs, ...address }: OwnAddress): AddressDraft {
  return { ...address, realName: customs?.realName ?? '', mobile: customs?.mobile ?? '' }
}

/** Another country has other states and codes; its telephone code comes with it. */
export function inCountry(draft: AddressDraft, country: RegionCode): AddressDraft {
  return { ...draft, country, state: '', postalCode: '', areaCode: regions[country].areaCode }
}

/** What is sent of a draft, or the fields in which something is missing or wrong. */
export function readDraft({
  realName,
  mobile,
  ...address
}: AddressDraft): { body: Address; customs: Customs } | { faults: DraftField[] } {
  const body = tidyAddress(address)
  const customs = customsOf(body.country, realName.trim(), mobile.replace(/[\s-]/g, ''))
  const faults = [...faultyFields(body), ...(customs ? faultyCustomsFields(customs) : [])]
  return faults.length > 0 ? { faults } : { body, customs }
}

// customs of Taiwan ask it, and it may be left out
function customsOf(country: RegionCode, realName: string, mobile: string): Customs {
  return country === 'TW' && (realName || mobile) ? { realName, mobile } : null
}
