import type { ImportVia } from '#domain/catalogue/networks'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { readBook } from '../books/store.ts'
import { setProgress } from '../progress/set-progress.ts'
import { insertQuotaUse } from '../quotas/store.ts'
import type { ImportRequest } from '../stored.ts'
import { importQueue } from './import-queue.ts'
import { whatOf } from './import-states.ts'
import { insertImport, lockWaitingImport, updateImport } from './store.ts'

export interface NewImport {
  bid: string
  via: ImportVia
  request: ImportRequest
  names: string[]
}

/**
 * Asks for an import in the transaction that makes it necessary, and gives its id. One is read at a time for a book: what is
 * asked meanwhile waits, and what is asked of the same kind joins what waits; what is read while it arrives ends by itself.
 */
export async function startImport(
  tx: Sql,
  deps: Deps,
  { bid, via, request, names }: NewImport,
): Promise<string> {
  const waiting = request.early === undefined ? await lockWaitingImport(tx, bid, via) : undefined
  if (waiting) {
    const both = {
      request: joined(waiting.request, request),
      names: [...new Set([...waiting.names, ...names])],
    }
    await updateImport(tx, waiting.importId, both)
    return waiting.importId
  }
  const importId = deps.newId()
  const book = await readBook(tx, bid)
  if (book) await insertQuotaUse(tx, book.uid, 'import')
  await insertImport(tx, { importId, bid, via, state: 'waiting', names, request, startedAt: deps.now() })
  await setProgress(tx, deps, bid, whatOf(via), { done: 0, of: 0, state: 'running' })
  await deps.jobs.enqueue(tx, importQueue, { importId })
  // who brings a life in reads its first pages in a moment
  void deps.engine.keepReady()
  return importId
}

/** What both want; a span that only one has is no span. */
function joined(earlier: ImportRequest, later: ImportRequest): ImportRequest {
  const union = (a: string[] = [], b: string[] = []) => [...new Set([...a, ...b])]
  const since = earliest(earlier.since, later.since)
  const until = latest(earlier.until, later.until)
  return {
    ...((earlier.uploads || later.uploads) && { uploads: union(earlier.uploads, later.uploads) }),
    ...((earlier.sources || later.sources) && { sources: union(earlier.sources, later.sources) }),
    ...(since !== undefined && { since }),
    ...(until !== undefined && { until }),
  }
}

function earliest(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : Math.min(a, b)
}

function latest(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : Math.max(a, b)
}
