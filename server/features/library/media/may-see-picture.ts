import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import { authenticate, hashOf } from '../../account/sessions/authenticate.ts'
import { browserCaller } from '../../account/sessions/browser-caller.ts'
import { isShareOf, keyOfShown } from '../books/is-share-of.ts'
import { shareShown, sharesShown } from '../books/share-cookie.ts'
import { isOpenTo, listSharedShowing } from './store.ts'

/** Whether who asks may see a picture. */
export type MaySeePicture = (sha256: string, request: FastifyRequest) => Promise<boolean>

/**
 * A picture is seen by who has it, and by who may read a book that shows it now. It is asked of the database each time: what was
 * deleted, left out, unshared or logged out is over at once, in every process.
 */
export function maySeePicture(deps: Deps): MaySeePicture {
  return async (sha256, request) => {
    const find = request.headers.authorization === undefined ? browserCaller : authenticate
    const caller = await find(request, deps)
    const reader = caller && !isRefused(caller) ? caller.uid : undefined
    if (await isOpenTo(deps.db, sha256, reader)) return true
    // readers of links are asked for by the keys that they show, so that it matters not how many books have the picture
    const hashes = sharesShown(request, deps).map(shown => hashOf(keyOfShown(shown)))
    if (hashes.length === 0) return false
    const books = await listSharedShowing(deps.db, sha256, hashes)
    return books.some(book => isShareOf(book, shareShown(request, book.bid, deps), deps))
  }
}
