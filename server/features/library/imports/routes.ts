import * as calls from '#contract/social-imports'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { bookPolicy } from '../books/policy.ts'
import { importArchives } from './import-archives.ts'
import { importNetworks } from './import-networks.ts'
import { receiptLinePolicy } from './policy.ts'
import { presentImport } from './present-import.ts'
import { receiptOf } from './receipt-of.ts'
import { restoreDuplicate } from './restore-duplicate.ts'
import { listLastImports } from './store.ts'

const lineRoute = routesOf(receiptLinePolicy)
const route = routesOf(bookPolicy)

/** How lives come into books, and what came of it. */
export const importRoutes: readonly Route<Deps>[] = [
  route(calls.importFromNetworks, ({ query, book, caller }, deps) =>
    importNetworks(book, caller.uid, query, deps),
  ),
  route(calls.importArchives, ({ body, book, caller }, deps) =>
    importArchives(book, caller.uid, body.uploads, deps),
  ),
  route(calls.listImports, async ({ book }, { db }) => {
    const rows = await listLastImports(db, book.bid)
    return { imports: rows.map(presentImport) }
  }),
  route(calls.readReceipt, ({ book }, { db }) => receiptOf(db, book.bid)),
  lineRoute(calls.takeDuplicate, async ({ params, book, caller }, deps) => ({
    taken: await restoreDuplicate(deps, book, params.lineId, caller.uid),
  })),
]
