import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import { authenticate } from '../../account/sessions/authenticate.ts'
import { browserCaller } from '../../account/sessions/browser-caller.ts'
import { isShareOf } from '../books/is-share-of.ts'
import { shareShown } from '../books/share-cookie.ts'
import { listPictureUses } from '../files/store.ts'

/** Whether who asks may see a picture. */
export type MaySeePicture = (sha256: string, request: FastifyRequest) => Promise<boolean>

/**
 * A picture is seen by who has it, and by who may read a book that shows it. It is asked of the database each time: what was
 * deleted, unshared or logged out is over at once, in every process.
 */
export function maySeePicture(deps: Deps): MaySeePicture {
  return async (sha256, request) => {
    const find = request.headers.authorization === undefined ? browserCaller : authenticate
    const caller = await find(request, deps)
    const reader = caller && !isRefused(caller) ? caller.uid : undefined
    const uses = await listPictureUses(deps.db, sha256, reader)
    return uses.some(
      ({ uid, book }) =>
        uid === reader ||
        (book?.public && !book.suspended) ||
        (book && isShareOf(book, shareShown(request, book.bid, deps), deps)),
    )
  }
}
