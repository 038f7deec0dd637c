import { and, desc, eq, ilike, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { CallInput } from '#contract/call'
import type { listDeskInvitations } from '#contract/desk-invitations'
import type { Sql } from '../../../kernel/db/connect.ts'
import { invitations } from '../../account/invitations/schema.ts'
import { isOpen } from '../../account/invitations/store.ts'
import { users } from '../../account/users/schema.ts'
import { beginningWith } from '../../shop/desk/beginning-with.ts'

type InvitationFilter = NonNullable<CallInput<typeof listDeskInvitations>['query']>

/** The newest first, `limit` at most, each with the name of who made it. */
export async function listInvitations(
  db: Sql,
  { state, search, before, beforeId }: InvitationFilter,
  now: Date,
  limit: number,
) {
  return db
    .select({ invitation: invitations, inviter: users.name })
    .from(invitations)
    .leftJoin(users, eq(users.uid, invitations.invitedBy))
    .where(
      and(
        state && inState[state](now),
        search === undefined ? undefined : ilike(invitations.email, beginningWith(search)),
        before === undefined || beforeId === undefined
          ? undefined
          : sql`(${invitations.createdAt}, ${invitations.invitationId}) < (${before}::timestamptz, ${beforeId})`,
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.invitationId))
    .limit(limit)
}

const inState = {
  open: isOpen,
  taken: () => isNotNull(invitations.takenAt),
  withdrawn: () => isNotNull(invitations.withdrawnAt),
  expired: (now: Date) =>
    and(lte(invitations.expiresAt, now), isNull(invitations.takenAt), isNull(invitations.withdrawnAt)),
}
