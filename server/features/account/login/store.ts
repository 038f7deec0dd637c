import { eq, lt } from 'drizzle-orm'
import { byBothClocks } from '../../../kernel/db/by-both-clocks.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { loginStates } from './schema.ts'

export async function insertLoginState(db: Sql, state: typeof loginStates.$inferInsert): Promise<void> {
  await db.insert(loginStates).values(state)
}

/** Takes a login on its way away and gives it; undefined where it is none, or came back before. It may be over. */
export async function takeLoginState(
  db: Sql,
  hash: string,
): Promise<typeof loginStates.$inferSelect | undefined> {
  const [state] = await db.delete(loginStates).where(eq(loginStates.stateHash, hash)).returning()
  return state
}

export async function deleteEndedLoginStates(db: Sql, now: Date): Promise<void> {
  await db.delete(loginStates).where(lt(loginStates.expiresAt, byBothClocks(now)))
}
