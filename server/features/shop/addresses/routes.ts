import * as calls from '#contract/addresses'
import type { Deps } from '../../../deps.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { listCountries } from './list-countries.ts'
import { addressBookPolicy, addressPolicy } from './policy.ts'
import { presentAddress } from './present-address.ts'
import { listAddressesOf, removeAddress } from './store.ts'
import { changeAddress, changeCustoms, createAddress } from './write-address.ts'

const bookRoute = routesOf(addressBookPolicy)
const route = routesOf(addressPolicy)

export const addressRoutes: readonly Route<Deps>[] = [
  bookRoute(calls.listCountries, async () => listCountries()),
  bookRoute(calls.listAddresses, async ({ caller, query }, { db }) => {
    const rows = await listAddressesOf(db, caller.uid)
    const { type } = query
    const wanted = rows.filter(
      row => type === undefined || row.address.isCommercial === (type === 'commercial'),
    )
    return { addresses: wanted.map(presentAddress) }
  }),
  bookRoute(calls.createAddress, async ({ caller, body }, deps) => {
    const row = await createAddress(caller.uid, body, deps)
    return isRefused(row) ? row : presentAddress(row)
  }),
  route(calls.changeCustomsInfo, async ({ address, body }, deps) => {
    const row = await changeCustoms(address, body.customs, deps)
    return isRefused(row) ? row : presentAddress(row)
  }),
  route(calls.readAddress, async ({ address }) => presentAddress(address)),
  route(calls.changeAddress, async ({ address, body }, deps) => {
    const row = await changeAddress(address, body, deps)
    return isRefused(row) ? row : presentAddress(row)
  }),
  route(calls.deleteAddress, async ({ address }, { db }) => {
    await removeAddress(db, address.addressId)
    return {}
  }),
]
