import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/catalogue/languages'
import { moment } from '#server/kernel/db/moment'

/** Addresses that let one person in, each once: with an account of his own, or to work at the desk. They are kept for a while after their end. */
export const invitations = pgTable(
  'invitations',
  {
    /** Of what stands in the address that opens it now. */
    keyHash: text('key_hash').notNull(),
    makesStaff: boolean('makes_staff').notNull(),
    expiresAt: moment('expires_at').notNull(),
    invitationId: text('invitation_id').primaryKey(),
    createdAt: moment('created_at').notNull(),
    /** Who of the staff invited; null where a command did. No reference, as in the log of the desk. */
    invitedBy: text('invited_by'),
    /** Who is invited, where the staff said it; the language is that of the mail. */
    email: text('email'),
    language: text('language').$type<Language>(),
    /** What stands in the address, until the mail is out. */
    sealedKey: text('sealed_key'),
    takenAt: moment('taken_at'),
    withdrawnAt: moment('withdrawn_at'),
  },
  t => [
    index('invitations_expires_at').on(t.expiresAt),
    uniqueIndex('invitations_key_hash').on(t.keyHash),
    index('invitations_email').on(t.email),
  ],
)
