import { and, eq, gt, lte } from 'drizzle-orm'
import { byBothClocks } from '../../../kernel/db/by-both-clocks.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { joinProofs } from './schema.ts'

type ProofRow = typeof joinProofs.$inferSelect

/** In place of the one that the session had before. */
export async function writeProof(tx: Sql, proof: ProofRow): Promise<void> {
  const { uid, expiresAt } = proof
  await tx
    .insert(joinProofs)
    .values(proof)
    .onConflictDoUpdate({ target: joinProofs.sessionId, set: { uid, expiresAt } })
}

export async function findProof(db: Sql, sessionId: string, now: Date): Promise<ProofRow | undefined> {
  const [proof] = await db
    .select()
    .from(joinProofs)
    .where(and(eq(joinProofs.sessionId, sessionId), gt(joinProofs.expiresAt, now)))
  return proof
}

export async function deleteProof(db: Sql, sessionId: string): Promise<void> {
  await db.delete(joinProofs).where(eq(joinProofs.sessionId, sessionId))
}

/** Those of all sessions. */
export async function deleteEndedProofs(db: Sql, now: Date): Promise<void> {
  await db.delete(joinProofs).where(lte(joinProofs.expiresAt, byBothClocks(now)))
}
