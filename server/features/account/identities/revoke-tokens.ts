import type { Deps } from '../../../deps.ts'
import { networkToken, unseal } from '../../../seal.ts'
import { secretsOf } from '../../../settings.ts'
import type { IdentityRow } from './store.ts'

/** Tells the networks that have a call for it that their tokens are needed no more. One that does not listen is no obstacle. */
export async function revokeTokens(
  accounts: readonly Pick<IdentityRow, 'network' | 'sealedToken'>[],
  { networks, settings, log }: Pick<Deps, 'networks' | 'settings' | 'log'>,
): Promise<void> {
  for (const { network, sealedToken } of accounts) {
    const token = sealedToken === null ? undefined : unseal(secretsOf(settings), networkToken, sealedToken)
    if (token === undefined) continue
    const failure = await networks[network]?.revoke?.(token)
    if (failure) log.warn({ network, why: failure.why }, 'a token was not revoked at its network')
  }
}
