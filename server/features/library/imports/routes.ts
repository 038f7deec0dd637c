import { and, desc, eq, inArray } from 'drizzle-orm'
import {
  importArchives,
  importFromNetworks,
  listImports,
  readReceipt,
  takeDuplicate,
} from '#contract/social-imports'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { bookPolicy } from '../books/policy.ts'
import { imports, uploads } from '../schema.ts'
import { readImport } from '../store.ts'
import { isWhole } from '../uploads/finish-upload.ts'
import { importNetworks } from './import-networks.ts'
import { receiptLinePolicy } from './policy.ts'
import { presentImport } from './present-import.ts'
import { handToEarly } from './read-arriving.ts'
import { receiptOf } from './receipt-of.ts'
import { restoreDuplicate } from './restore-duplicate.ts'
import { startImport } from './start-import.ts'

const lineRoute = routesOf(receiptLinePolicy)
const route = routesOf(bookPolicy)

/** How lives come into books, and what came of it. */
export const importRoutes: readonly Route<Deps>[] = [
  route(importFromNetworks, async ({ query, book, caller }, deps) =>
    importNetworks(book, caller.uid, query, deps),
  ),

  route(importArchives, async ({ body, book, caller }, deps) => {
    const rows = await deps.db
      .select()
      .from(uploads)
      .where(
        and(inArray(uploads.uploadId, body.uploads), eq(uploads.uid, caller.uid), eq(uploads.bid, book.bid)),
      )
    const whole = await Promise.all(rows.map(row => isWhole(deps, row)))
    if (whole.includes(false)) return refuse('nothingToImport')
    return deps.db.transaction(async tx => {
      const { early, left } = await handToEarly(tx, deps, book.bid, [...new Set(body.uploads)])
      if (left.some(uploadId => rows.every(row => row.uploadId !== uploadId)))
        return refuse('nothingToImport')
      if (early && left.length === 0) return presentImport(early)
      const named = rows.filter(row => left.includes(row.uploadId))
      const importId = await startImport(tx, deps, {
        bid: book.bid,
        via: 'archive',
        request: { uploads: left },
        names: named.map(row => row.name),
      })
      const row = await readImport(tx, importId)
      if (!row) throw new Error('the import was not written')
      return presentImport(row)
    })
  }),

  route(listImports, async ({ book }, { db }) => {
    const rows = await db
      .select()
      .from(imports)
      .where(eq(imports.bid, book.bid))
      .orderBy(desc(imports.startedAt), desc(imports.importId))
      .limit(200)
    return { imports: rows.map(presentImport) }
  }),

  route(readReceipt, async ({ book }, { db }) => receiptOf(db, book.bid)),

  lineRoute(takeDuplicate, async ({ params, book, caller }, deps) => ({
    taken: await restoreDuplicate(deps, book, params.lineId, caller.uid),
  })),
]
