import type { PostalAddress } from '#contract/addresses'
import type { AddressRow } from './schema.ts'

/** An address as the API shows it. */
export function presentAddress(row: Pick<AddressRow, 'addressId' | 'address' | 'customs'>) {
  return { addressId: row.addressId, ...postalAddressOf(row) }
}

/** The address as an order keeps it: without the id by which its owner changes it. */
export function postalAddressOf({
  address,
  customs,
}: Pick<AddressRow, 'address' | 'customs'>): PostalAddress {
  return { ...address, customs }
}
