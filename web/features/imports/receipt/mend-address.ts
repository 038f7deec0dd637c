import { type ContentNetwork, contentNetworks } from '#domain/catalogue/networks'
import { wholeImportAddresses } from '../import-address.ts'

/** The network that a line of the receipt came from, by what stands before its path. */
export function networkOf(origin: string): ContentNetwork {
  return /^[^:]*instagram/i.test(origin) ? 'instagram' : 'facebook'
}

/** The networks that lines of the receipt came from, each once. */
export function networksOf(lines: readonly { origin: string }[]): ContentNetwork[] {
  const networks = new Set(lines.map(({ origin }) => networkOf(origin)))
  return contentNetworks.filter(network => networks.has(network))
}

/** The login that reads the whole account again: what is there already is known again. */
export function loginImportAddress(network: ContentNetwork, uid: string, bid: string): string {
  return wholeImportAddresses[network](uid, bid)
}
