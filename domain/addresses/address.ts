import type { RegionCode } from '../catalogue/regions.ts'

/** Where an order is sent to (specification 2, address). What a country has none of is empty. */
export interface Address {
  firstName: string
  lastName: string
  line1: string
  /** May be empty. */
  line2: string
  city: string
  /** A code of `stateCodes` of the country. */
  state: string
  country: RegionCode
  postalCode: string
  /** Telephone code of a country, digits only. */
  areaCode: string
  phone: string
  email: string
  /** A shop or an office; couriers ask more for a home (specification 9). */
  isCommercial: boolean
}

export type AddressField = keyof Address

/** What customs ask of who receives a parcel from abroad, beside the address. */
export interface CustomsInfo {
  /** As it is registered with EZ WAY. */
  realName: string
  /** The mobile number that is registered there. */
  mobile: string
}
