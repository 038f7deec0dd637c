import { type NetworkName, networkNames } from './networks.ts'

/** Ways to log in that need no network: as who sits at this machine, and by a link that is sent by e-mail. */
export const ownWays = ['local', 'email'] as const
export type OwnWay = (typeof ownWays)[number]

/** What says who somebody is, in the order in which it is offered. */
export type LoginWay = OwnWay | NetworkName
export const loginWays: readonly [LoginWay, ...LoginWay[]] = [...ownWays, ...networkNames]

export function isNetwork(way: LoginWay): way is NetworkName {
  return networkNames.some(name => name === way)
}
