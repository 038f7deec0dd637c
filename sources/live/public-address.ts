import { BlockList, isIP } from 'node:net'

/** Whether an IP address is one of the internet's: not of this machine, its network, or set apart (RFC 6890). */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const kind = isIP(plain)
  if (kind === 4) return !apart.check(plain, 'ipv4')
  return kind === 6 && inUse.check(plain, 'ipv6') && !apart.check(plain, 'ipv6')
}

/** The part of IPv6 that is given out; what lies outside it is local or nothing. */
const inUse = new BlockList()
inUse.addSubnet('2000::', 3, 'ipv6')

const apart = new BlockList()
for (const subnet of [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
  // ways through which IPv4 is reached, and samples in documents
  '2001::/23 2001:db8::/32 2002::/16 3fff::/20',
].flatMap(line => line.split(' '))) {
  const [net = '', bits] = subnet.split('/')
  apart.addSubnet(net, Number(bits), net.includes(':') ? 'ipv6' : 'ipv4')
}
