import type { Address } from '#domain/addresses/address'

/** A complete address in Taipei. */
export function buildAddress(overrides: Partial<Address> = {}): Address {
  return {
    firstName: '怡君',
    lastName: '陳',
    line1: '和平東路一段 162 號',
    line2: '',
    city: '大安區',
    state: 'TPE',
    country: 'TW',
    postalCode: '106',
    areaCode: '886',
    phone: '0912-345-678',
    email: 'yijun@example.com',
    isCommercial: false,
    ...overrides,
  }
}
