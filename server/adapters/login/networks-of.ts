import { type NetworkName, networkNames } from '#domain/catalogue/networks'
import type { Http } from '#sources/live/http'
import type { NetworkSettings } from '../../settings-shape.ts'
import { facebookLogin } from './facebook.ts'
import { instagramLogin } from './instagram.ts'
import type { LoginNetwork } from './network.ts'
import { oidcLogin } from './oidc.ts'

export type Networks = Partial<Record<NetworkName, LoginNetwork>>

/** The networks that the settings know. */
export function networksOf(settings: Partial<NetworkSettings>, http: Http, now: () => Date): Networks {
  const networks: Networks = {}
  for (const name of networkNames) {
    const network = networkAt(name, settings, http, now)
    if (network) networks[name] = network
  }
  return networks
}

function networkAt<Name extends NetworkName>(
  name: Name,
  settings: Partial<NetworkSettings>,
  http: Http,
  now: () => Date,
): LoginNetwork | undefined {
  const own: NetworkSettings[Name] | undefined = settings[name]
  return own && logins[name](own, http, now)
}

const logins: {
  [Name in NetworkName]: (settings: NetworkSettings[Name], http: Http, now: () => Date) => LoginNetwork
} = { facebook: facebookLogin, instagram: instagramLogin, oidc: oidcLogin }
