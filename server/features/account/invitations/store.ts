import { and, eq, gt, lte } from 'drizzle-orm'
import { byBothClocks } from '../../../kernel/db/by-both-clocks.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { invitations } from './schema.ts'

export type InvitationRow = typeof invitations.$inferSelect

export async function insertInvitation(db: Sql, invitation: InvitationRow): Promise<void> {
  await db.insert(invitations).values(invitation)
}

/** An invitation that nobody has taken yet. */
export async function findInvitation(
  db: Sql,
  keyHash: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  const [invitation] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.keyHash, keyHash), gt(invitations.expiresAt, now)))
  return invitation
}

/** Takes an invitation away and gives it; undefined where there is none, or somebody took it. */
export async function takeInvitation(
  tx: Sql,
  keyHash: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  const [invitation] = await tx
    .delete(invitations)
    .where(and(eq(invitations.keyHash, keyHash), gt(invitations.expiresAt, now)))
    .returning()
  return invitation
}

/** There is staff now: what was printed at other starts leads nowhere. */
export async function deleteStaffInvitations(tx: Sql): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.makesStaff, true))
}

export async function deleteEndedInvitations(db: Sql, now: Date): Promise<void> {
  await db.delete(invitations).where(lte(invitations.expiresAt, byBothClocks(now)))
}
