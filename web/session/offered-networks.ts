import { type NetworkName, networkNames } from '#domain/catalogue/networks'
import { settings } from '../settings/settings.ts'

/** The networks that one may log in with here, in the order in which they are offered. */
export function offeredNetworks(): NetworkName[] {
  const { facebook, instagram, oidcName } = settings()
  const offered: Record<NetworkName, boolean> = { facebook, instagram, oidc: oidcName !== undefined }
  return networkNames.filter(network => offered[network])
}
