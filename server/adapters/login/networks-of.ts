import type { NetworkName } from '#domain/catalogue/networks'
import type { Http } from '#sources/live/http'
import type { Settings } from '../../settings.ts'
import { facebookLogin } from './facebook.ts'
import { instagramLogin } from './instagram.ts'
import type { LoginNetwork } from './network.ts'
import { oidcLogin } from './oidc.ts'

export type Networks = Partial<Record<NetworkName, LoginNetwork>>

/** The networks that the settings know. */
export function networksOf(settings: Settings, http: Http, now: () => Date): Networks {
  const { facebook, instagram, oidc } = settings
  return {
    ...(facebook && { facebook: facebookLogin(facebook, http, now) }),
    ...(instagram && { instagram: instagramLogin(instagram, http, now) }),
    ...(oidc && { oidc: oidcLogin(oidc, http, now) }),
  }
}
