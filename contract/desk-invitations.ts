import { z } from 'zod'
import { call } from './call.ts'
import { comparedMoment, id, language, moment } from './shapes.ts'

// Who may open an account where that is by invitation only. The staff invites people; who runs the machine invites staff.

export const invitationStates = ['open', 'taken', 'withdrawn', 'expired'] as const

const invitationRow = z.object({
  invitationId: id,
  /** Null where it was made for whoever gets its address. */
  email: z.string().nullable(),
  language: language.nullable(),
  /** It lets somebody work at the desk: made by a command, and withdrawn here only. */
  makesStaff: z.boolean(),
  /** Null where a command made it; the name is null where the account is gone. */
  invitedBy: z.object({ uid: z.string(), name: z.string().nullable() }).nullable(),
  createdAt: moment,
  /** Of the address as it was made last: another one with each. */
  expiresAt: moment,
  state: z.enum(invitationStates),
  /** When it was taken or withdrawn. */
  endedAt: moment.nullable(),
})
export type DeskInvitation = z.infer<typeof invitationRow>

/** `address`: shown this once and known here no more; null where it went out by mail. */
const madeInvitation = z.object({ invitation: invitationRow, address: z.string().nullable() })
export type MadeInvitation = z.infer<typeof madeInvitation>

const params = z.strictObject({ invitationId: id })

export const listDeskInvitations = call({
  method: 'GET',
  path: '/desk/invitations/',
  policy: { resource: 'desk', action: 'read' },
  about: 'Invitations, the newest first, fifty at a time; those that are over stay for thirty days.',
  query: z.strictObject({
    state: z.enum(invitationStates).optional(),
    /** Beginning of the e-mail address. */
    search: z.string().max(100).optional(),
    /** After this one: when it was made, and its id. */
    before: comparedMoment.optional(),
    beforeId: id.optional(),
  }),
  answer: z.object({
    invitations: z.array(invitationRow),
    hasMore: z.boolean(),
    /** Who is new needs one. */
    invitedOnly: z.boolean(),
    /** Invitations go out by mail. */
    sendsMail: z.boolean(),
  }),
  refusals: [],
})

export const inviteFromDesk = call({
  method: 'POST',
  path: '/desk/invitations/',
  policy: { resource: 'desk', action: 'act' },
  about:
    'Invites one person: by mail where an e-mail is given and mail is set, else by an address that is answered once.',
  body: z.strictObject({ email: z.string().max(320).nullable(), language }),
  answer: madeInvitation,
  refusals: ['badEmail', 'invitationOpen'],
})

export const renewDeskInvitation = call({
  method: 'POST',
  path: '/desk/invitations/{invitationId}/renew/',
  policy: { resource: 'desk', action: 'act' },
  about: 'Makes a new address and sends it, or answers it once; the one before it leads nowhere.',
  params,
  body: z.strictObject({
    /** The end that the staff saw: where it is another one now, somebody was faster and nothing is changed. */
    seen: moment,
  }),
  answer: madeInvitation,
  refusals: ['notFound', 'deskOutdated', 'invitationOpen'],
})

export const withdrawDeskInvitation = call({
  method: 'POST',
  path: '/desk/invitations/{invitationId}/withdraw/',
  policy: { resource: 'desk', action: 'act' },
  about: 'The address leads nowhere from now on. Withdrawing it again changes nothing.',
  params,
  answer: invitationRow,
  refusals: ['notFound', 'deskOutdated'],
})
