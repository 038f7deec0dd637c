import { eq, sql } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { accountIdOf } from './account-id-of.ts'
import { tokenRevocations } from './schema.ts'
import type { IdentityRow } from './store.ts'

export type RevocationRow = typeof tokenRevocations.$inferSelect

export async function insertRevocation(
  tx: Sql,
  revocation: Pick<RevocationRow, 'revocationId' | 'accountId' | 'network' | 'sealedToken'>,
): Promise<void> {
  await tx.insert(tokenRevocations).values(revocation)
}

export async function findRevocation(db: Sql, revocationId: string): Promise<RevocationRow | undefined> {
  const [revocation] = await db
    .select()
    .from(tokenRevocations)
    .where(eq(tokenRevocations.revocationId, revocationId))
  return revocation
}

export async function deleteRevocation(db: Sql, revocationId: string): Promise<void> {
  await db.delete(tokenRevocations).where(eq(tokenRevocations.revocationId, revocationId))
}

/** Of an account that gave a token anew. */
export async function deleteRevocationsOf(
  tx: Sql,
  account: Pick<IdentityRow, 'network' | 'subject'>,
): Promise<void> {
  await tx.delete(tokenRevocations).where(eq(tokenRevocations.accountId, accountIdOf(account)))
}

/** Those whose job is no more. */
export async function deleteOldRevocations(db: Sql): Promise<void> {
  await db
    .delete(tokenRevocations)
    .where(sql`${tokenRevocations.createdAt} < now() - make_interval(days => ${revocationDays})`)
}

/** Tries end after some two hours; a service that stands still, or a job that was set aside, may take longer. */
export const revocationDays = 7
