import type { FastifyRequest } from 'fastify'
import { type NetworkName, networkNames } from '#domain/catalogue/networks'
import { canLogInWithout } from '#domain/login/can-log-in-without'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { revokeTokens } from '../identities/revoke-tokens.ts'
import { deleteIdentities, type IdentityRow, listNetworks } from '../identities/store.ts'
import { securityEvent } from '../security/security-event.ts'
import { lockUser } from '../users/store.ts'

/**
 * Forgets a user's accounts at a network: their tokens are erased, and then the network is told. Imports that read from there notice
 * and end (library/imports/live-source.ts). Refused where nothing else is left to log in with.
 */
export async function unlinkNetwork(
  uid: string,
  network: NetworkName,
  request: Pick<FastifyRequest, 'ip'>,
  deps: Deps,
): Promise<Refused | undefined> {
  const offered = networkNames.filter(name => deps.networks[name])
  const unlinked = await deps.db.transaction(async (tx): Promise<IdentityRow[] | Refused> => {
    // two that unlink the last two networks at once wait for each other here
    await lockUser(tx, uid)
    const linked = await listNetworks(tx, uid)
    if (!linked.includes(network)) return refuse('notFound')
    if (!canLogInWithout(network, linked, offered)) return refuse('lastLogin')
    await securityEvent({ ...deps, db: tx }, { kind: 'account-unlinked', uid, target: network, request })
    return deleteIdentities(tx, uid, network)
  })
  if ('refused' in unlinked) return unlinked
  await revokeTokens(unlinked, deps)
  return undefined
}
