import type { Deps } from './deps.ts'
import { resealTokens } from './features/account/identities/reseal-tokens.ts'
import { resealShares } from './features/library/sharing/reseal-shares.ts'

/** While the secret is changed, seals what the secret before sealed anew. Nothing to do at other times. */
export async function reseal(deps: Pick<Deps, 'db' | 'settings' | 'log'>): Promise<void> {
  if (deps.settings.secretBefore === undefined) return
  const [tokens, shares] = [await resealTokens(deps), await resealShares(deps)]
  deps.log.info({ tokens, shares }, 'sealed anew')
}
