import { eq, lte } from 'drizzle-orm'
import { byBothClocks } from '../../../kernel/db/by-both-clocks.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { passkeyChallenges } from './schema.ts'

export type ChallengeRow = typeof passkeyChallenges.$inferSelect

export async function insertChallenge(db: Sql, challenge: ChallengeRow): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge)
}

/** Takes a challenge away and gives it; undefined where it is none, or was taken. It may be over. */
export async function takeChallengeRow(db: Sql, challengeHash: string): Promise<ChallengeRow | undefined> {
  const [challenge] = await db
    .delete(passkeyChallenges)
    .where(eq(passkeyChallenges.challengeHash, challengeHash))
    .returning()
  return challenge
}

export async function deleteEndedChallenges(db: Sql, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, byBothClocks(now)))
}
