import { copyBook as copyBookCall } from '#contract/shelf'
import type { Deps } from '../../../deps.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { bookPolicy } from '../books/policy.ts'
import { presentBook } from '../books/present-book.ts'
import { copyBook } from './copy-book.ts'

const route = routesOf(bookPolicy)

export const copyRoutes: readonly Route<Deps>[] = [
  route(copyBookCall, async ({ book, caller }, deps) => {
    const made = await copyBook(book, deps)
    return isRefused(made) ? made : presentBook(deps.db, made, caller.uid)
  }),
]
