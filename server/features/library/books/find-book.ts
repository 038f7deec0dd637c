import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { CallerAndRow } from '../../../kernel/http/policy.ts'
import { refuse } from '../../../kernel/http/refusal.ts'
import { hashOf, tokenOf } from '../../account/sessions/authenticate.ts'
import { noteUse } from '../../account/sessions/note-use.ts'
import { lifeAt } from '../../account/sessions/store.ts'
import type { BookRow } from './schema.ts'
import { findCallerAndBook, readBook, readBookBySid } from './store.ts'

export const bookByBid = async (db: Sql, bid: unknown) =>
  typeof bid === 'string' ? readBook(db, bid) : undefined
export const bookBySid = async (db: Sql, sid: unknown) =>
  typeof sid === 'string' ? readBookBySid(db, sid) : undefined

/** Who calls and the book that the path names, with one question to the database; undefined without a token. */
export const callerAndBookByBid = (deps: Deps, request: FastifyRequest, bid: unknown) =>
  callerAndBook('bid', bid, request, deps)
export const callerAndBookBySid = (deps: Deps, request: FastifyRequest, sid: unknown) =>
  callerAndBook('sid', sid, request, deps)

function callerAndBook(
  by: 'bid' | 'sid',
  id: unknown,
  request: FastifyRequest,
  deps: Deps,
): Promise<CallerAndRow<BookRow>> | undefined {
  const key = tokenOf(request, deps)
  if (key === undefined || typeof id !== 'string') return undefined
  return findCallerAndBook(deps.db, by, { id, tokenHash: hashOf(key), ...lifeAt(deps) }).then(
    async callerAndBook => {
      if (callerAndBook) await noteUse(callerAndBook.caller, deps)
      return {
        caller: callerAndBook?.caller ?? refuse('unauthorized'),
        row: callerAndBook?.book ?? undefined,
      }
    },
  )
}
