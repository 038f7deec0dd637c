import type { Deps } from './deps.ts'
import { resealTokens } from './features/account/identities/reseal-tokens.ts'
import { resealShares } from './features/library/sharing/reseal-shares.ts'

/** Seals anew what the secret before sealed, while the secret is changed, and what is sealed with another cipher than now. */
export async function reseal(deps: Pick<Deps, 'db' | 'settings' | 'log'>): Promise<void> {
  const [tokens, shares] = [await resealTokens(deps), await resealShares(deps)]
  if (tokens + shares > 0 || deps.settings.secretBefore !== undefined)
    deps.log.info({ tokens, shares }, 'sealed anew')
}
