import * as calls from '#contract/proofs'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { markProofed } from '../content/store.ts'
import { socialBookPolicy } from '../social-books/policy.ts'
import { listProofs } from './list-proofs.ts'

const route = routesOf(socialBookPolicy)

export const proofingRoutes: readonly Route<Deps>[] = [
  route(calls.listProofs, ({ book }, { db }) => listProofs(book, db)),
  route(calls.markProof, async ({ book, params, body }, { db }) =>
    (await markProofed(db, book.bid, params.itemId, body.mark)) ? {} : refuse('notFound'),
  ),
]
