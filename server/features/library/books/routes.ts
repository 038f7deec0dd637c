import * as calls from '#contract/shelf'
import type { Deps } from '../../../deps.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { createBook } from './create-book.ts'
import { deleteBook } from './delete-book.ts'
import { listBooks } from './list-books.ts'
import { bookPolicy } from './policy.ts'
import { presentBook } from './present-book.ts'
import { setShareCookie } from './share-cookie.ts'
import { shelfPolicy } from './shelf-policy.ts'

const shelfRoute = routesOf(shelfPolicy)
const route = routesOf(bookPolicy)

export const bookRoutes: readonly Route<Deps>[] = [
  shelfRoute(calls.listBooks, ({ caller }, deps) => listBooks(caller.uid, deps)),
  route(calls.readBook, ({ book, caller, request, reply }, deps) => {
    setShareCookie(book, request, reply, deps)
    return presentBook(deps.db, book, caller?.uid)
  }),
  shelfRoute(calls.createBook, async ({ caller, body }, deps) => {
    const made = await createBook(caller.uid, body, deps)
    return isRefused(made) ? made : presentBook(deps.db, made, caller.uid)
  }),
  route(calls.deleteBook, ({ book, request }, deps) => deleteBook(book, request, deps)),
]
