import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { books } from '#server/features/library/books/schema'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'
import { oneOf } from '#server/kernel/db/one-of'

export const noticeKinds = ['import', 'pdf', 'failed'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** `asked`: what is told of is not done; `off`: there is no server for mail, or no address to send to; the rest as of mails about orders. */
const noticeStates = ['asked', 'waiting', 'sent', 'refused', 'off', 'failed'] as const

/** Who asked to be told when the work on a book is done, and the mail that told it. */
export const bookNotices = pgTable(
  'book_notices',
  {
    noticeId: text('notice_id').primaryKey(),
    bid: text('bid')
      .notNull()
      .references(() => books.bid, withIt),
    /** What was done; null while it is awaited. */
    kind: text('kind').$type<NoticeKind>(),
    state: text('state').$type<(typeof noticeStates)[number]>().notNull(),
    askedAt: moment('asked_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  t => [
    index('book_notices_bid').on(t.bid),
    // asked twice, told once
    uniqueIndex('book_notices_asked').on(t.bid).where(sql`${t.state} = 'asked'`),
    oneOf('book_notices', t.kind, noticeKinds),
    oneOf('book_notices', t.state, noticeStates),
  ],
)
