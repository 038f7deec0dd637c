import * as calls from '#contract/books'
import type { Deps } from '../../../deps.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { tabOf } from '../../../kernel/http/tab-of.ts'
import { changeDesign } from './change-design.ts'
import { changeTypeset } from './change-typeset.ts'
import { createBook } from './create-book.ts'
import { deleteBook } from './delete-book.ts'
import { listBooks } from './list-books.ts'
import { bookPolicy } from './policy.ts'
import { presentBook } from './present-book.ts'
import { shelfPolicy } from './shelf-policy.ts'

const shelfRoute = routesOf(shelfPolicy)
const route = routesOf(bookPolicy)

export const bookRoutes: readonly Route<Deps>[] = [
  shelfRoute(calls.listBooks, ({ caller }, deps) => listBooks(caller.uid, deps)),
  route(calls.readBook, ({ book, caller }, { db }) => presentBook(db, book, caller?.uid)),
  shelfRoute(calls.createBook, async ({ caller, body }, deps) => {
    const made = await createBook(caller.uid, body, deps)
    return isRefused(made) ? made : presentBook(deps.db, made, caller.uid)
  }),
  route(calls.deleteBook, ({ book }, deps) => deleteBook(book, deps)),
  route(calls.readDesign, async ({ book }) => ({ ...book.design, revision: book.revision })),
  route(calls.changeDesign, async ({ book, body, caller, request }, deps) => {
    const changed = await changeDesign(book, body, tabOf(request), deps)
    return isRefused(changed) ? changed : presentBook(deps.db, changed, caller.uid)
  }),
  route(calls.changeTypeset, async ({ book, body, caller, request }, deps) =>
    presentBook(deps.db, await changeTypeset(book, body.typeset, tabOf(request), deps), caller.uid),
  ),
]
