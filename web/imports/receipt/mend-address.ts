import { facebookImportAddress, instagramImportAddress } from '../import-address.ts'

export type Network = 'facebook' | 'instagram'

/** The network that a line of the receipt came from, by what stands before its path. */
export function networkOf(origin: string): Network {
  return /^[^:]*instagram/i.test(origin) ? 'instagram' : 'facebook'
}

/** The login that reads the whole account again: what is there already is known again. */
export function loginImportAddress(network: Network, uid: string, bid: string): string {
  return network === 'instagram'
    ? instagramImportAddress(uid, bid)
    : facebookImportAddress(uid, bid, ['posts', 'pages'])
}
