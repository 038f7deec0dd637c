import type { Deps } from '../../../deps.ts'
import { publish } from '../../../kernel/events/publish.ts'
import { sessionClosed } from '../topics.ts'
import { deleteSession } from './store.ts'

/** Gives a token back; who watches something with it hears of it. */
export async function closeSession(
  tokenHash: string,
  { db }: Pick<Deps, 'db'>,
): Promise<Record<string, never>> {
  await db.transaction(async tx => {
    await deleteSession(tx, tokenHash)
    await publish(tx, sessionClosed, tokenHash, {})
  })
  return {}
}
