import { and, eq, gt, isNull, lte, or } from 'drizzle-orm'
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

/**
 * Takes a link away and gives it; undefined where it is none, was opened, is over, or belongs to another browser, or where it links a mailbox to the
 * account of somebody else than `uid`, who is logged in there.
 */
export async function takeLink(
  db: Sql,
  { linkHash, browserHash, uid }: Pick<LoginLink, 'linkHash' | 'browserHash'> & { uid: string | undefined },
  now: Date,
): Promise<LoginLink | undefined> {
  const isOfCaller = or(isNull(loginLinks.uid), uid === undefined ? undefined : eq(loginLinks.uid, uid))
  const [link] = await db
    .delete(loginLinks)
    .where(and(living(linkHash, now), eq(loginLinks.browserHash, browserHash), isOfCaller))
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
