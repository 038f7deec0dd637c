import * as designCalls from '#contract/design'
import { changeTypeset as changeTypesetCall } from '#contract/typesets'
import type { Deps } from '../../../deps.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { tabOf } from '../../../kernel/http/tab-of.ts'
import { bookPolicy } from '../books/policy.ts'
import { presentBook } from '../books/present-book.ts'
import { changeDesign } from './change-design.ts'
import { changeTypeset } from './change-typeset.ts'

const route = routesOf(bookPolicy)

/** How a book looks: its cover, its inserted pages, its typeset. */
export const designRoutes: readonly Route<Deps>[] = [
  route(designCalls.readDesign, async ({ book }) => ({ ...book.design, revision: book.revision })),
  route(designCalls.changeDesign, async ({ book, body, caller, request }, deps) => {
    const changed = await changeDesign(book, body, tabOf(request), deps)
    return isRefused(changed) ? changed : presentBook(deps.db, changed, caller.uid)
  }),
  route(changeTypesetCall, async ({ book, body, caller, request }, deps) =>
    presentBook(deps.db, await changeTypeset(book, body.typeset, tabOf(request), deps), caller.uid),
  ),
]
