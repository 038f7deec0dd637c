import { isIPv4, isIPv6 } from 'node:net'

/** The network of an address (IPv4 /24, IPv6 /48): tells one visitor from another well enough, and names no household. */
export function coarseOrigin(address: string): string | null {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(bare)) return bare.replace(/\.\d+$/, '.0/24')
  if (!isIPv6(bare)) return null
  const [head = '', tail] = bare.replace(/%.*$/, '').split('::')
  const groups = [head, tail ?? ''].map(part => part.split(':').filter(group => group !== ''))
  const [before = [], after = []] = groups
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => '0')
  const network = [...before, ...zeros, ...after].slice(0, 3).map(group => Number.parseInt(group, 16))
  return `${network.map(group => group.toString(16)).join(':')}::/48`
}
