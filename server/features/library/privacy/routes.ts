import * as calls from '#contract/privacy'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { tabOf } from '../../../kernel/http/tab-of.ts'
import { socialBookPolicy } from '../social-books/policy.ts'
import { decidePrivacy } from './decide-privacy.ts'
import { listPrivacy } from './list-privacy.ts'

const route = routesOf(socialBookPolicy)

export const privacyRoutes: readonly Route<Deps>[] = [
  route(calls.listPrivacy, ({ book }, { db }) => listPrivacy(book.bid, db)),
  route(calls.decidePrivacy, async ({ book, body, request }, deps) => ({
    changed: await decidePrivacy(book, body, tabOf(request), deps),
  })),
]
