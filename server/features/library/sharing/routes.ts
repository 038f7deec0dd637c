import * as calls from '#contract/sharing'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { hashOf } from '../../account/sessions/authenticate.ts'
import { passOf } from '../books/is-share-of.ts'
import { bookPolicy } from '../books/policy.ts'
import { readBook } from '../books/store.ts'
import { changeSharing, isPassword, presentSharing } from './change-sharing.ts'

const route = routesOf(bookPolicy)

export const sharingRoutes: readonly Route<Deps>[] = [
  route(calls.readSharing, async ({ book }, deps) => presentSharing(book, deps)),
  route(calls.changeSharing, async ({ book, body }, deps) =>
    presentSharing(await changeSharing(book, body, deps), deps),
  ),
  route(
    calls.unlockShare,
    async ({ params, body }, { db, settings, now }) => {
      const book = await readBook(db, params.bid)
      const [key = ''] = body.share.split('.')
      // a link that is over, or another's, says nothing about the book
      if (!book?.shareHash || hashOf(key) !== book.shareHash) return refuse('notFound')
      if (book.shareExpiresAt && book.shareExpiresAt <= now()) return refuse('notFound')
      if (!book.sharePasswordHash) return { share: key }
      if (!(await isPassword(body.password ?? '', book.sharePasswordHash))) return refuse('wrongPassword')
      return { share: `${key}.${passOf(key, book.sharePasswordHash, settings.secret)}` }
    },
    // who mistypes has enough of them; who guesses has not
    { max: 20, timeWindow: 60_000 },
  ),
]
