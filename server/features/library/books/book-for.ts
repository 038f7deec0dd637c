import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { type Call, shareHeader } from '#contract/call'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import type { Caller } from '../../account/sessions/authenticate.ts'
import { type BookRow, books, receiptLines } from '../schema.ts'
import { isShareOf } from '../sharing/is-share-of.ts'

interface Named {
  bid?: unknown
  sid?: unknown
  lineId?: unknown
}

/**
 * The book that a call is about, if the caller may do with it what the call does. Who may not see the book hears that
 * it is not there; who may read it only, that this is not for him (specification 8). `known` is the book that the path names,
 * where it was read before.
 */
export async function bookFor(
  call: Call,
  named: Named,
  caller: Caller | undefined,
  request: FastifyRequest,
  deps: Deps,
  known?: BookRow,
): Promise<BookRow | Refused> {
  const book = known ?? (await bookNamed(named, deps.db))
  if (!book) return refuse('notFound')
  const owns = book.uid === caller?.uid && !book.guide
  if (!owns && !(book.public || isShareOf(book, request.headers[shareHeader], deps)))
    return refuse('notFound')
  if (!owns && call.who === 'owner') return refuse('forbidden')
  if (book.finalized && call.refusals.includes('bookFinal')) return refuse('bookFinal')
  return book
}

async function bookNamed({ bid, sid, lineId }: Named, db: Sql): Promise<BookRow | undefined> {
  if (typeof lineId === 'string') {
    const [line] = await db
      .select({ bid: receiptLines.bid })
      .from(receiptLines)
      .where(eq(receiptLines.lineId, lineId))
    return line && bookNamed({ bid: line.bid }, db)
  }
  if (typeof bid !== 'string' && typeof sid !== 'string') return undefined
  const by = typeof bid === 'string' ? eq(books.bid, bid) : eq(books.sid, String(sid))
  const [book] = await db.select().from(books).where(by)
  return book
}
