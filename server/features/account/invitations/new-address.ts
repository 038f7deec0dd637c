import type { Deps } from '../../../deps.ts'
import { hashOf } from '../sessions/authenticate.ts'

/** An address that lets one person in, what is kept of it, and when it ends. `key` is what stands in it: it is neither kept in the clear nor logged. */
export function newAddress({ now, newId, settings }: Pick<Deps, 'now' | 'newId' | 'settings'>) {
  const key = newId()
  const expiresAt = new Date(now().getTime() + invitationDays * 24 * 3_600_000)
  return { key, keyHash: hashOf(key), expiresAt, address: invitationAddress(key, settings) }
}

/** Where an invitation is opened. */
export function invitationAddress(
  key: string,
  { publicOrigin }: Pick<Deps['settings'], 'publicOrigin'>,
): string {
  return `${publicOrigin}/login/invitation?${new URLSearchParams({ key })}`
}

export const invitationDays = 7
