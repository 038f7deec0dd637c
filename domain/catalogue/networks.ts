import { namesOf } from './names-of.ts'

interface NetworkFacts {
  /** History can be imported from it, over its API and from its archives. A login alone otherwise. */
  hasContent: boolean
}

/** The networks that one can log in with, in the order in which they are offered. A new one begins here: docs/how-to/add-a-network.md. */
const networks = {
  facebook: { hasContent: true },
  instagram: { hasContent: true },
  oidc: { hasContent: false },
} as const satisfies Record<string, NetworkFacts>

export type NetworkName = keyof typeof networks
export const networkNames = namesOf(networks)

/** A network that history can be imported from. */
export type ContentNetwork = {
  [Name in NetworkName]: (typeof networks)[Name]['hasContent'] extends true ? Name : never
}[NetworkName]
export const contentNetworks = networkNames.filter(hasContent)

export function hasContent(network: NetworkName): network is ContentNetwork {
  return networks[network].hasContent
}

/** Where an import reads from. */
export type ImportVia = ContentNetwork | 'archive'
export const importVias: readonly ImportVia[] = [...contentNetworks, 'archive']

/** Where an item comes from: a network's person or page, or a hand. */
const itemSources = {
  facebook: 'facebook',
  'facebook-page': 'facebook',
  instagram: 'instagram',
  patch: 'patch',
} as const satisfies Record<string, ContentNetwork | 'patch'>

export type ItemSource = keyof typeof itemSources

/** The network of an item; `patch` for what was written by hand. */
export function networkOfSource(source: ItemSource): ContentNetwork | 'patch' {
  return itemSources[source]
}
