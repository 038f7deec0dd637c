import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { securityEvent } from '../../account/security/security-event.ts'
import { lockUser } from '../../account/users/store.ts'
import { eraseBook } from './erase-book.ts'
import type { BookRow } from './schema.ts'
import { countDiaries } from './store.ts'

/** Deletes a book with all that was brought into it. The only diary book of the shelf stays (specification 5). */
export async function deleteBook(
  book: BookRow,
  request: Pick<FastifyRequest, 'ip'>,
  deps: Deps,
): Promise<Record<string, never> | Refused> {
  return deps.db.transaction(async tx => {
    // two deletions at once, of the last two books, wait for each other here
    await lockUser(tx, book.uid)
    const diaries = await countDiaries(tx, book.uid)
    if (book.type === 'diarybook' && diaries <= 1) return refuse('lastBook')
    await eraseBook(tx, book.bid, deps)
    const { uid, bid } = book
    await securityEvent({ ...deps, db: tx }, { kind: 'book-deleted', uid, target: bid, request })
    return {}
  })
}
