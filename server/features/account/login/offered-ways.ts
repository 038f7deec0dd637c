import { isNetwork, type LoginWay, loginWays, type OwnWay } from '#domain/catalogue/login-ways'
import type { Deps } from '../../../deps.ts'

/** The ways to log in that this site has. */
export function offeredWays({ networks, settings }: Pick<Deps, 'networks' | 'settings'>): LoginWay[] {
  const { localLogin, emailLogin, passkeyLogin, mail } = settings
  const own: Record<OwnWay, boolean> = {
    local: localLogin,
    email: emailLogin && mail !== undefined,
    passkey: passkeyLogin,
  }
  return loginWays.filter(way => (isNetwork(way) ? networks[way] !== undefined : own[way]))
}
