import type { Deps } from '../../../deps.ts'
import { resealed } from '../../../seal.ts'
import { secretsOf } from '../../../settings.ts'
import { listSealedShares, replaceSealedShare } from '../books/store.ts'
import { shareKey } from './change-sharing.ts'

/** While the secret is changed, seals the keys of share links anew, so that the secret before can be taken away. How many. */
export async function resealShares({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<number> {
  let count = 0
  for (const share of await listSealedShares(db)) {
    const anew = resealed(secretsOf(settings), shareKey, share.sealedShare)
    if (anew === undefined) continue
    await replaceSealedShare(db, share, anew)
    count += 1
  }
  return count
}
