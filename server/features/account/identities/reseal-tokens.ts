import type { Deps } from '../../../deps.ts'
import { networkToken, resealed, sealedAlready } from '../../../seal.ts'
import { secretsOf } from '../../../settings.ts'
import { listSealedTokens, updateWhileToken } from './store.ts'

/** Seals the tokens of networks anew that another secret or cipher sealed. How many. */
export async function resealTokens({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<number> {
  let count = 0
  for (const account of await listSealedTokens(db, sealedAlready(settings))) {
    const anew = resealed(secretsOf(settings), networkToken, account.sealedToken)
    if (anew === undefined) continue
    await updateWhileToken(db, account, { sealedToken: anew })
    count += 1
  }
  return count
}
