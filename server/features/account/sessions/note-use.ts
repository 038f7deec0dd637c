import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../kernel/http/caller.ts'
import { updateLastUse } from './store.ts'

/** Keeps a session from ending unused. Written once an hour at most: reading must not mean writing. */
export async function noteUse(
  { tokenHash, lastUsedAt }: Caller,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<void> {
  const before = new Date(now().getTime() - 3_600_000)
  if (lastUsedAt <= before) await updateLastUse(db, tokenHash, { now: now(), before })
}
