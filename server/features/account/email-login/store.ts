import { and, eq, gt, lte } from 'drizzle-orm'
import { byBothClocks } from '../../../kernel/db/by-both-clocks.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { loginLinks } from './schema.ts'

export type LoginLink = typeof loginLinks.$inferSelect

export async function insertLink(tx: Sql, link: LoginLink): Promise<void> {
  await tx.insert(loginLinks).values(link)
}

/** A link that can still be opened. */
export async function findLink(db: Sql, linkHash: string, now: Date): Promise<LoginLink | undefined> {
  const [link] = await db.select().from(loginLinks).where(living(linkHash, now))
  return link
}

/** Takes a link away and gives it; undefined where it is none, was opened, is over, or belongs to another browser. */
export async function takeLink(
  db: Sql,
  { linkHash, browserHash }: Pick<LoginLink, 'linkHash' | 'browserHash'>,
  now: Date,
): Promise<LoginLink | undefined> {
  const [link] = await db
    .delete(loginLinks)
    .where(and(living(linkHash, now), eq(loginLinks.browserHash, browserHash)))
    .returning()
  return link
}

/** The mail is out, or nobody is to get it: what opens the link is known here no more. */
export async function forgetKey(db: Sql, linkHash: string): Promise<void> {
  await db.update(loginLinks).set({ sealedKey: null }).where(eq(loginLinks.linkHash, linkHash))
}

/** How many links to an address can still be opened. */
export async function countLinks(tx: Sql, email: string, now: Date): Promise<number> {
  return tx.$count(loginLinks, and(eq(loginLinks.email, email), gt(loginLinks.expiresAt, now)))
}

export async function deleteEndedLinks(db: Sql, now: Date): Promise<void> {
  await db.delete(loginLinks).where(lte(loginLinks.expiresAt, byBothClocks(now)))
}

const living = (linkHash: string, now: Date) =>
  and(eq(loginLinks.linkHash, linkHash), gt(loginLinks.expiresAt, now))
