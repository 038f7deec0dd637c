import { eq, sql } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { Guesses } from './count-guess.ts'
import { shareGuesses } from './schema.ts'

/** What was guessed at a book, and nobody else counts before the transaction ends. */
export async function lockGuesses(tx: Sql, bid: string): Promise<Guesses | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`share ${bid}`}, 0))`)
  const [guesses] = await tx.select().from(shareGuesses).where(eq(shareGuesses.bid, bid))
  return guesses
}

export async function writeGuesses(tx: Sql, bid: string, guesses: Guesses): Promise<void> {
  const { wrong, since, pauses, pausedUntil } = guesses
  const set = { wrong, since, pauses, pausedUntil }
  await tx
    .insert(shareGuesses)
    .values({ bid, ...set })
    .onConflictDoUpdate({ target: shareGuesses.bid, set })
}

/** The last one that was counted was right. */
export async function forgiveGuess(db: Sql, bid: string): Promise<void> {
  await db
    .update(shareGuesses)
    .set({ wrong: sql`greatest(${shareGuesses.wrong} - 1, 0)` })
    .where(eq(shareGuesses.bid, bid))
}

export async function deleteGuesses(db: Sql, bid: string): Promise<void> {
  await db.delete(shareGuesses).where(eq(shareGuesses.bid, bid))
}
