import type { Deps } from '../../../deps.ts'
import { resealed, sealedAlready } from '../../../seal.ts'
import { secretsOf } from '../../../settings.ts'
import { listSealedShares, replaceSealedShare } from '../books/store.ts'
import { shareKey } from './change-sharing.ts'

/** Seals the keys of share links anew that another secret or cipher sealed. How many. */
export async function resealShares({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<number> {
  let count = 0
  for (const share of await listSealedShares(db, sealedAlready(settings))) {
    const anew = resealed(secretsOf(settings), shareKey, share.sealedShare)
    if (anew === undefined) continue
    await replaceSealedShare(db, share, anew)
    count += 1
  }
  return count
}
