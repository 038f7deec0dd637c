import { type NetworkName, networkNames } from './networks.ts'

/** Ways to log in that need no network: as who sits at this machine, by a link that is sent by e-mail, and by a passkey (WebAuthn). */
export const ownWays = ['local', 'email', 'passkey'] as const
export type OwnWay = (typeof ownWays)[number]

export type LoginWay = OwnWay | NetworkName
/** What says who somebody is, in the order in which it is offered: a passkey opens no account, so it comes last. */
export const loginWays: readonly [LoginWay, ...LoginWay[]] = ['local', 'email', ...networkNames, 'passkey']

export function isNetwork(way: LoginWay): way is NetworkName {
  return networkNames.some(name => name === way)
}
