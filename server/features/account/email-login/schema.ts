import { index, pgTable, text } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/catalogue/languages'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'
import { users } from '../users/schema.ts'

/** Links by e-mail that log in, or link the mailbox: good once, in the browser that asked. They go with their end. */
export const loginLinks = pgTable(
  'login_links',
  {
    linkHash: text('link_hash').primaryKey(),
    /** sha256 of the key of the browser that asked. */
    browserHash: text('browser_hash').notNull(),
    email: text('email').notNull(),
    /** To whose account the mailbox is to be linked; null of a link that logs in. */
    uid: text('uid').references(() => users.uid, withIt),
    /** What stands in the link, until the mail is out. */
    sealedKey: text('sealed_key'),
    /** The specification's state, given back to /login as it came. */
    carried: text('carried').notNull(),
    /** The hash of the invitation that the browser brought when it asked. */
    invitation: text('invitation'),
    language: text('language').$type<Language>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  t => [
    index('login_links_email').on(t.email),
    index('login_links_uid').on(t.uid),
    index('login_links_expires_at').on(t.expiresAt),
  ],
)
