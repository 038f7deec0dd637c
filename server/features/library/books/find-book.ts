import { eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { prepareOnce } from '../../../kernel/db/prepare-once.ts'
import type { CallerAndRow } from '../../../kernel/http/policy.ts'
import { refuse } from '../../../kernel/http/refusal.ts'
import { sessions } from '../../account/schema.ts'
import { hashOf, tokenOf } from '../../account/sessions/authenticate.ts'
import { callerColumns, livingSession } from '../../account/sessions/store.ts'
import { type BookRow, books } from '../schema.ts'

export const bookByBid = (db: Sql, bid: unknown) => oneBook(db, bid, books.bid)
export const bookBySid = (db: Sql, sid: unknown) => oneBook(db, sid, books.sid)

/** Who calls and the book that the path names, with one question to the database; undefined without a token. */
export const callerAndBookByBid = (deps: Deps, request: FastifyRequest, bid: unknown) =>
  withCaller(sessionAndBid, deps, request, bid)
export const callerAndBookBySid = (deps: Deps, request: FastifyRequest, sid: unknown) =>
  withCaller(sessionAndSid, deps, request, sid)

async function oneBook(
  db: Sql,
  id: unknown,
  column: typeof books.bid | typeof books.sid,
): Promise<BookRow | undefined> {
  if (typeof id !== 'string') return undefined
  const [book] = await db.select().from(books).where(eq(column, id))
  return book
}

function withCaller(
  statement: typeof sessionAndBid | typeof sessionAndSid,
  { db, now }: Deps,
  request: FastifyRequest,
  id: unknown,
): Promise<CallerAndRow<BookRow>> | undefined {
  const key = tokenOf(request)
  if (key === undefined || typeof id !== 'string') return undefined
  return statement(db)
    .execute({ tokenHash: hashOf(key), now: now(), id })
    .then(([found]) => ({
      caller: found?.caller ?? refuse('unauthorized'),
      row: found?.book ?? undefined,
    }))
}

const sessionAndBid = prepareOnce(db =>
  db
    .select({ caller: callerColumns, book: books })
    .from(sessions)
    .leftJoin(books, eq(books.bid, sql.placeholder('id')))
    .where(livingSession)
    .prepare('session_and_book_by_bid'),
)

const sessionAndSid = prepareOnce(db =>
  db
    .select({ caller: callerColumns, book: books })
    .from(sessions)
    .leftJoin(books, eq(books.sid, sql.placeholder('id')))
    .where(livingSession)
    .prepare('session_and_book_by_sid'),
)
