import type { NetworkName } from '#domain/catalogue/networks'
import type { Settings } from '../../../settings-shape.ts'

/** Hosts of the networks as the settings name them: they may lie in a private network, and so may their pictures. */
export function networkHosts({ facebook, instagram, oidc }: Settings): string[] {
  const addresses: Record<NetworkName, string | undefined> = {
    facebook: facebook?.graphUrl,
    instagram: instagram?.graphUrl,
    oidc: oidc?.issuer,
  }
  return Object.values(addresses).flatMap(address => (address === undefined ? [] : [new URL(address).host]))
}
