import { wireName } from '#contract/wire'
import type { Address, CustomsInfo } from '#domain/addresses/address'
import { addressRules } from '#domain/addresses/address-rules'
import { faultyCustomsFields, faultyFields, tidyAddress } from '#domain/addresses/check-address'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { lockUser } from '../../account/users/store.ts'
import type { AddressRow } from './schema.ts'
import { countAddresses, insertAddress, updateAddress } from './store.ts'

/** Addresses of one person, at most. */
export const mostAddresses = 50

/** Stores a complete address; one that is not is refused, with the names of its faulty fields. */
export async function createAddress(uid: string, given: Address, deps: Deps): Promise<AddressRow | Refused> {
  const address = tidyAddress(given)
  const faults = faultyFields(address)
  if (faults.length > 0) return incomplete(faults)
  return deps.db.transaction(async tx => {
    // many at once wait for each other here
    await lockUser(tx, uid)
    if ((await countAddresses(tx, uid)) >= mostAddresses) return refuse('tooManyAddresses')
    const now = deps.now()
    const row = { addressId: deps.newId(), uid, address, customs: null, createdAt: now, usedAt: now }
    await insertAddress(tx, row)
    return row
  })
}

/** What customs were told goes where the new country does not ask for it. */
export async function changeAddress(
  row: AddressRow,
  given: Address,
  deps: Deps,
): Promise<AddressRow | Refused> {
  const address = tidyAddress(given)
  const faults = faultyFields(address)
  if (faults.length > 0) return incomplete(faults)
  const customs = addressRules[address.country].asksEzWay ? row.customs : null
  return (await updateAddress(deps.db, row.addressId, { address, customs })) ?? refuse('notFound')
}

/** EZ WAY's customs of Taiwan alone ask for something. */
export async function changeCustoms(
  row: AddressRow,
  given: CustomsInfo | null,
  deps: Deps,
): Promise<AddressRow | Refused> {
  const customs = given && { realName: given.realName.trim(), mobile: given.mobile.replace(/[\s-]/g, '') }
  if (customs) {
    if (!addressRules[row.address.country].asksEzWay) return incomplete(['customs'])
    const faults = faultyCustomsFields(customs)
    if (faults.length > 0) return incomplete(faults)
  }
  return (await updateAddress(deps.db, row.addressId, { customs })) ?? refuse('notFound')
}

function incomplete(fields: readonly string[]): Refused {
  return refuse('addressIncomplete', fields.map(wireName))
}
