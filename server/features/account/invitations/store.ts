import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import { byBothClocks } from '../../../kernel/db/by-both-clocks.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { invitations } from './schema.ts'

export type InvitationRow = typeof invitations.$inferSelect

export async function insertInvitation(
  db: Sql,
  invitation: typeof invitations.$inferInsert,
): Promise<InvitationRow | undefined> {
  const [row] = await db.insert(invitations).values(invitation).returning()
  return row
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
    .where(and(eq(invitations.keyHash, keyHash), isOpen(now)))
  return invitation
}

/** Takes an invitation and gives it; undefined where there is none, or somebody took it. */
export async function takeInvitation(
  tx: Sql,
  keyHash: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  const [invitation] = await tx
    .update(invitations)
    .set({ takenAt: now, sealedKey: null })
    .where(and(eq(invitations.keyHash, keyHash), isOpen(now)))
    .returning()
  return invitation
}

/** An invitation that somebody can still take, to this mailbox. */
export async function findOpenTo(db: Sql, email: string, now: Date): Promise<InvitationRow | undefined> {
  const [invitation] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.email, email), isOpen(now)))
    .limit(1)
  return invitation
}

/** One invitation, which nobody else changes until the transaction ends. */
export async function lockInvitation(tx: Sql, invitationId: string): Promise<InvitationRow | undefined> {
  const [invitation] = await tx
    .select()
    .from(invitations)
    .where(eq(invitations.invitationId, invitationId))
    .for('update')
  return invitation
}

export async function updateInvitation(
  tx: Sql,
  invitationId: string,
  changed: Partial<Pick<InvitationRow, 'keyHash' | 'expiresAt' | 'sealedKey' | 'withdrawnAt'>>,
): Promise<InvitationRow | undefined> {
  const [invitation] = await tx
    .update(invitations)
    .set(changed)
    .where(eq(invitations.invitationId, invitationId))
    .returning()
  return invitation
}

/** The mail is out, or nobody is to get it: what opens the invitation is known here no more. */
export async function forgetInvitationKey(db: Sql, keyHash: string): Promise<void> {
  await db.update(invitations).set({ sealedKey: null }).where(eq(invitations.keyHash, keyHash))
}

/** There is staff now: what was printed at other starts leads nowhere. */
export async function withdrawStaffInvitations(tx: Sql, now: Date): Promise<void> {
  await tx
    .update(invitations)
    .set({ withdrawnAt: now })
    .where(and(eq(invitations.makesStaff, true), isOpen(now)))
}

/** Those to these mailboxes, taken or not. */
export async function deleteInvitationsTo(tx: Sql, mailboxes: readonly string[]): Promise<void> {
  if (mailboxes.length > 0) await tx.delete(invitations).where(inArray(invitations.email, mailboxes))
}

/** Those whose time was over `invitationKeptDays` ago. */
export async function deleteEndedInvitations(db: Sql, now: Date): Promise<void> {
  const before = sql`${byBothClocks(now)} - make_interval(days => ${invitationKeptDays})`
  await db.delete(invitations).where(lte(invitations.expiresAt, before))
}

/** That somebody can take. */
export const isOpen = (now: Date) =>
  and(gt(invitations.expiresAt, now), isNull(invitations.takenAt), isNull(invitations.withdrawnAt))

/** For so long the staff sees what became of an invitation that is over. */
const invitationKeptDays = 30
