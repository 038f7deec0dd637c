import type { FastifyRequest } from 'fastify'
import { canLogInWith } from '#domain/login/can-log-in-with'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { accountIdOf } from '../identities/account-id-of.ts'
import { revokeTokens } from '../identities/revoke-tokens.ts'
import { deleteIdentity, listIdentities } from '../identities/store.ts'
import { offeredWays } from '../login/offered-ways.ts'
import { securityEvent } from '../security/security-event.ts'
import { lockUser } from '../users/store.ts'

/**
 * Forgets one of a user's accounts with its token; a job tells the network. Imports that read from there notice and end
 * (library/imports/live-source.ts). Refused where nothing else is left to log in with.
 */
export async function unlinkAccount(
  uid: string,
  accountId: string,
  request: Pick<FastifyRequest, 'ip'>,
  deps: Deps,
): Promise<Refused | undefined> {
  const offered = offeredWays(deps)
  return deps.db.transaction(async tx => {
    // two that unlink the last two accounts at once wait for each other here
    await lockUser(tx, uid)
    const linked = await listIdentities(tx, uid)
    const account = linked.find(identity => accountIdOf(identity) === accountId)
    if (!account) return refuse('notFound')
    const others = linked.filter(identity => identity !== account).map(({ network }) => network)
    if (!canLogInWith(others, offered)) return refuse('lastLogin')
    const { network: target } = account
    await securityEvent({ ...deps, db: tx }, { kind: 'account-unlinked', uid, target, request })
    await deleteIdentity(tx, account)
    await revokeTokens(tx, [account], deps)
    return undefined
  })
}
