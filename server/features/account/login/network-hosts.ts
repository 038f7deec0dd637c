import type { Settings } from '../../../settings.ts'

/** Hosts of the networks as the settings name them: they may lie in a private network, and so may their pictures. */
export function networkHosts({ facebook, instagram, oidc }: Settings): string[] {
  const addresses = [facebook?.graphUrl, instagram?.graphUrl, oidc?.issuer]
  return addresses.flatMap(address => (address === undefined ? [] : [new URL(address).host]))
}
