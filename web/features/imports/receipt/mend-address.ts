import { facebookImportAddress, instagramImportAddress } from '../import-address.ts'

const networks = ['facebook', 'instagram'] as const
export type Network = (typeof networks)[number]

/** The network that a line of the receipt came from, by what stands before its path. */
export function networkOf(origin: string): Network {
  return /^[^:]*instagram/i.test(origin) ? 'instagram' : 'facebook'
}

/** The networks that lines of the receipt came from, each once. */
export function networksOf(lines: readonly { origin: string }[]): Network[] {
  const found = new Set(lines.map(({ origin }) => networkOf(origin)))
  return networks.filter(network => found.has(network))
}

/** The login that reads the whole account again: what is there already is known again. */
export function loginImportAddress(network: Network, uid: string, bid: string): string {
  return network === 'instagram'
    ? instagramImportAddress(uid, bid)
    : facebookImportAddress(uid, bid, ['posts', 'pages'])
}
