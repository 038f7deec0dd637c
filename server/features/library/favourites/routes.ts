import * as calls from '#contract/favourites'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { bookPolicy } from '../books/policy.ts'
import { markFavourite } from './mark-favourite.ts'
import { listFavourites } from './store.ts'

const route = routesOf(bookPolicy)

export const favouriteRoutes: readonly Route<Deps>[] = [
  route(calls.listFavourites, async ({ book }, { db }) => ({ pictures: await listFavourites(db, book.bid) })),
  route(calls.markFavourite, ({ book, params, body }, deps) =>
    markFavourite(book.bid, params.sha256, body.favourite, deps),
  ),
]
