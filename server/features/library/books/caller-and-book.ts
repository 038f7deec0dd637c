import { eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Call } from '#contract/call'
import type { Sql } from '../../../kernel/db/connect.ts'
import { prepareOnce } from '../../../kernel/db/prepare-once.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { sessions } from '../../account/schema.ts'
import {
  authenticate,
  type Caller,
  callerColumns,
  hashOf,
  livingSession,
  tokenOf,
} from '../../account/sessions/authenticate.ts'
import { type BookRow, books } from '../schema.ts'

export interface CallerAndBook {
  caller: Caller | Refused | undefined
  /** The book that the path names, if it was asked for together with the caller; whether he may see it is not said yet. */
  book?: BookRow | undefined
}

/** Who calls and the book that is called about, with one question to the database where the path names the book. */
export async function callerAndBook(
  call: Call,
  params: unknown,
  request: FastifyRequest,
  db: Sql,
  now: Date,
): Promise<CallerAndBook> {
  const key = tokenOf(request)
  const about = call.who === 'owner' || call.who === 'reader' ? named.safeParse(params).data : undefined
  if (key === undefined || about === undefined) return { caller: await authenticate(db, request, now) }
  const session = { tokenHash: hashOf(key), now }
  const [found] =
    'bid' in about
      ? await withBid(db).execute({ ...session, bid: about.bid })
      : await withSid(db).execute({ ...session, sid: about.sid })
  return { caller: found?.caller ?? refuse('unauthorized'), book: found?.book ?? undefined }
}

const named = z.union([z.object({ bid: z.string() }), z.object({ sid: z.string() })])

const withBid = prepareOnce(db =>
  db
    .select({ caller: callerColumns, book: books })
    .from(sessions)
    .leftJoin(books, eq(books.bid, sql.placeholder('bid')))
    .where(livingSession)
    .prepare('caller_and_book_by_bid'),
)

const withSid = prepareOnce(db =>
  db
    .select({ caller: callerColumns, book: books })
    .from(sessions)
    .leftJoin(books, eq(books.sid, sql.placeholder('sid')))
    .where(livingSession)
    .prepare('caller_and_book_by_sid'),
)
