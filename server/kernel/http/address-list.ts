import { BlockList, isIP } from 'node:net'

/** Addresses, networks (`10.0.0.0/8`), or names of what lies near. */
export type AddressEntry = string

const near: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

export function isAddressEntry(entry: string): boolean {
  if (Object.hasOwn(near, entry)) return true
  const [address = '', bits, ...more] = entry.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** Whether an address is one of a list. Entries that are none throw. */
export function addressList(entries: readonly AddressEntry[]): (address: string) => boolean {
  const list = new BlockList()
  for (const entry of entries.flatMap(each => near[each] ?? [each])) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return address => {
    const family = isIP(address)
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6')
  }
}
