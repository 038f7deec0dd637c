import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/kernel/db/moment'
import { oneOf } from '#server/kernel/db/one-of'
import type { StoredDetails } from './mail-details.ts'
import { type MailKind, mailKinds } from './mailed-order.ts'

/** `off`: no server for mail was set; `refused`: the server does not want it; `failed`: given up after many tries. */
const mailStates = ['waiting', 'sent', 'refused', 'off', 'failed'] as const

/** Mails about orders, each once: by the order, the kind, and which refund or parcel it is about. They stay with their order. */
export const mails = pgTable(
  'mails',
  {
    oid: text('oid').notNull(),
    kind: text('kind').$type<MailKind>().notNull(),
    about: text('about').notNull().default(''),
    details: jsonb('details').$type<StoredDetails>().notNull(),
    state: text('state').$type<(typeof mailStates)[number]>().notNull(),
    askedAt: moment('asked_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  t => [
    primaryKey({ columns: [t.oid, t.kind, t.about] }),
    index('mails_waiting').on(t.askedAt).where(sql`${t.state} <> 'sent'`),
    oneOf('mails', t.kind, mailKinds),
    oneOf('mails', t.state, mailStates),
  ],
)
