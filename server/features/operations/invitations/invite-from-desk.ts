import type { CallInput } from '#contract/call'
import type { inviteFromDesk as call } from '#contract/desk-invitations'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { invitationKey, seal } from '../../../seal.ts'
import { mailboxOf } from '../../account/email-login/mailbox-of.ts'
import { lockIdentity } from '../../account/identities/store.ts'
import { invitationMailQueue } from '../../account/invitations/mail-queue.ts'
import { newAddress } from '../../account/invitations/new-address.ts'
import {
  deleteEndedInvitations,
  findOpenTo,
  type InvitationRow,
  insertInvitation,
  lockInvitation,
  updateInvitation,
} from '../../account/invitations/store.ts'
import { type ActingStaff, recordAct } from '../../shop/desk/acts/record-act.ts'
import { invitationState } from './present-invitation.ts'

interface Made {
  row: InvitationRow
  /** Null where it goes out by mail. */
  address: string | null
}

/** Invites a person; of two of the staff who invite one mailbox at once, the second is told that somebody did. */
export async function inviteFromDesk(
  { email: written, language }: CallInput<typeof call>['body'],
  staff: ActingStaff,
  deps: Deps,
): Promise<Made | Refused> {
  const email = written === null ? null : mailboxOf(written)
  if (email === undefined) return refuse('badEmail')
  return deps.db.transaction(async tx => {
    await deleteEndedInvitations(tx, deps.now())
    if (email !== null && (await isInvited(tx, email, deps))) return refuse('invitationOpen')
    const made = newSealed(email, deps)
    const row = await insertInvitation(tx, {
      invitationId: deps.newId(),
      ...made.columns,
      makesStaff: false,
      createdAt: deps.now(),
      invitedBy: staff.caller.uid,
      email,
      language,
    })
    if (!row) throw new Error('an invitation was inserted and not given back')
    return deliver(tx, { row, ...made }, { act: 'invite', staff }, deps)
  })
}

/** Makes its address anew, which the one before does not survive: of two of the staff at once, the second changes nothing. */
export async function renewInvitation(
  { invitationId, seen }: { invitationId: string; seen: string },
  staff: ActingStaff,
  deps: Deps,
): Promise<Made | Refused> {
  return deps.db.transaction(async tx => {
    const now = deps.now()
    const before = await lockInvitation(tx, invitationId)
    // who works at the desk is chosen by who runs the machine
    if (!before || before.makesStaff) return refuse('notFound')
    const state = invitationState(before, now)
    if (state === 'taken' || state === 'withdrawn' || before.expiresAt.getTime() !== Date.parse(seen))
      return refuse('deskOutdated')
    const { email } = before
    if (state === 'expired' && email !== null && (await isInvited(tx, email, deps)))
      return refuse('invitationOpen')
    const made = newSealed(email, deps)
    const row = await updateInvitation(tx, invitationId, made.columns)
    if (!row) throw new Error('a locked invitation is gone')
    return deliver(tx, { row, ...made }, { act: 'renewInvitation', staff }, deps)
  })
}

/** Whether an invitation to a mailbox waits; nobody else invites it until the transaction ends. */
async function isInvited(tx: Sql, email: string, { now }: Pick<Deps, 'now'>): Promise<boolean> {
  await lockIdentity(tx, 'email', email)
  return (await findOpenTo(tx, email, now())) !== undefined
}

/** A new address and what is kept of it: what opens it only where a mail has to go out, and sealed. */
function newSealed(email: string | null, deps: Deps) {
  const { key, keyHash, expiresAt, address } = newAddress(deps)
  const isMailed = email !== null && deps.settings.mail !== undefined
  const sealedKey = isMailed ? seal(deps.settings.secret, invitationKey, key) : null
  return { columns: { keyHash, expiresAt, sealedKey }, address: isMailed ? null : address }
}

async function deliver(
  tx: Sql,
  { row, address }: Made,
  { act, staff }: { act: 'invite' | 'renewInvitation'; staff: ActingStaff },
  deps: Deps,
): Promise<Made> {
  if (address === null)
    await deps.jobs.enqueue(tx, invitationMailQueue, { keyHash: row.keyHash }, { isNew: true })
  await recordAct(tx, { act, target: row.invitationId }, staff, deps)
  return { row, address }
}
