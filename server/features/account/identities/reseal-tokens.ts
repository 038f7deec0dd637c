import type { Deps } from '../../../deps.ts'
import { networkToken, resealed } from '../../../seal.ts'
import { secretsOf } from '../../../settings.ts'
import { listSealedTokens, replaceSealedToken } from './store.ts'

/** While the secret is changed, seals the tokens of networks anew, so that the secret before can be taken away. How many. */
export async function resealTokens({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<number> {
  let count = 0
  for (const account of await listSealedTokens(db)) {
    const anew = resealed(secretsOf(settings), networkToken, account.sealedToken)
    if (anew === undefined) continue
    await replaceSealedToken(db, account, anew)
    count += 1
  }
  return count
}
