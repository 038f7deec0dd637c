import * as calls from '#contract/desk-invitations'
import type { Deps } from '../../../deps.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import type { InvitationRow } from '../../account/invitations/store.ts'
import { findUser } from '../../account/users/store.ts'
import { deskPolicy } from '../../shop/desk/policy.ts'
import { inviteFromDesk, renewInvitation } from './invite-from-desk.ts'
import { presentInvitation } from './present-invitation.ts'
import { listInvitations } from './store.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

const route = routesOf(deskPolicy)
// each may be a mail
const limit = { max: 20, timeWindow: 60_000 }

export const deskInvitationRoutes: readonly Route<Deps>[] = [
  route(calls.listDeskInvitations, async ({ query }, { db, now, settings }) => {
    const rows = await listInvitations(db, query, now(), atOnce + 1)
    return {
      invitations: rows
        .slice(0, atOnce)
        .map(({ invitation, inviter }) => presentInvitation(invitation, inviter, now())),
      hasMore: rows.length > atOnce,
      invitedOnly: settings.invitedOnly,
      sendsMail: settings.mail !== undefined,
    }
  }),
  route(
    calls.inviteFromDesk,
    async ({ body, caller, request }, deps) => {
      const made = await inviteFromDesk(body, { caller, request }, deps)
      if (isRefused(made)) return made
      return { invitation: await shown(made.row, deps), address: made.address }
    },
    limit,
  ),
  route(
    calls.renewDeskInvitation,
    async ({ params, body, caller, request }, deps) => {
      const made = await renewInvitation({ ...params, ...body }, { caller, request }, deps)
      if (isRefused(made)) return made
      return { invitation: await shown(made.row, deps), address: made.address }
    },
    limit,
  ),
  route(calls.withdrawDeskInvitation, async ({ params, caller, request }, deps) => {
    const row = await withdrawInvitation(params.invitationId, { caller, request }, deps)
    return isRefused(row) ? row : shown(row, deps)
  }),
]

const atOnce = 50

async function shown(row: InvitationRow, { db, now }: Deps) {
  const inviter = row.invitedBy === null ? undefined : await findUser(db, row.invitedBy)
  return presentInvitation(row, inviter?.name ?? null, now())
}
