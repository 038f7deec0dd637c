import type { Progress } from '#contract/book'
import type { Deps } from '../../../deps.ts'
import { setProgress } from './set-progress.ts'
import { listProgress } from './store.ts'

/** What runs of these on a book waits for the store of files; the next that is said of it says that it goes on. */
export async function sayStoreWaits(
  deps: Pick<Deps, 'db' | 'now'>,
  bid: string,
  kinds: readonly Progress['what'][],
): Promise<void> {
  for (const { what, state, done, total } of await listProgress(deps.db, bid))
    if (state === 'running' && kinds.includes(what))
      await setProgress(deps.db, deps, bid, what, { done, of: total, state, why: 'store-waits' })
}
