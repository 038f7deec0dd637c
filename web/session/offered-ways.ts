import { isNetwork, type LoginWay, loginWays } from '#domain/catalogue/login-ways'
import type { NetworkName } from '#domain/catalogue/networks'
import { settings } from '../settings/settings.ts'

/** The ways to log in that this site has, in the order in which they are offered. */
export function offeredWays(): LoginWay[] {
  const { facebook, instagram, oidcName, localLogin, emailLogin, passkeyLogin } = settings()
  const offered: Record<LoginWay, boolean> = {
    local: localLogin,
    email: emailLogin,
    facebook,
    instagram,
    oidc: oidcName !== undefined,
    passkey: passkeyLogin,
  }
  return loginWays.filter(way => offered[way])
}

export function offeredNetworks(): NetworkName[] {
  return offeredWays().filter(isNetwork)
}

/** The network that visitors are sent to at once (specification 6); undefined where there is more, or nothing, to choose from. */
export function socialLogin(): NetworkName | undefined {
  const ways = offeredWays()
  return ways.every(isNetwork) ? ways[0] : undefined
}
