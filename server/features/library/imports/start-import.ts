import type { ImportVia } from '#domain/catalogue/networks'
import { invariant } from '#domain/invariant'
import { quotaReached } from '#domain/quotas/quotas'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { afterCommit } from '../../../kernel/db/inside-transaction.ts'
import { readBook } from '../books/store.ts'
import { setProgress } from '../progress/set-progress.ts'
import { figuresOf } from '../quotas/check-quota.ts'
import { limitsOf } from '../quotas/limits-of.ts'
import { insertQuotaUse, readUsed } from '../quotas/store.ts'
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
 * asked meanwhile waits, and what is asked of the same kind joins what waits; what is read while it arrives ends by itself. One
 * beyond a quota has failed from the beginning, and says so.
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
  const row = { importId, bid, via, names, request, startedAt: deps.now() }
  const reached = book && (await findReached(tx, deps, book.uid))
  if (reached) {
    const { kind, used, limit } = reached
    const why = whyQuota[kind]
    const figures = figuresOf(kind, used, limit)
    await insertImport(tx, { ...row, state: 'failed', why, figures, endedAt: deps.now() })
    await setProgress(tx, deps, bid, whatOf(via), { done: 0, of: 0, state: 'failed', why })
    afterCommit(() => deps.log.info({ importId, bid, uid: book.uid, via, why }, 'an import was refused'))
    return importId
  }
  if (book) await insertQuotaUse(tx, book.uid, 'import')
  await insertImport(tx, { ...row, state: 'waiting' })
  await setProgress(tx, deps, bid, whatOf(via), { done: 0, of: 0, state: 'running' })
  await deps.jobs.enqueue(tx, importQueue, { importId })
  afterCommit(() => deps.log.info({ importId, bid, uid: book?.uid, via }, 'an import was asked for'))
  // who brings a life in reads its first pages in a moment
  void deps.engine.keepReady()
  return importId
}

/**
 * Which quota stands in the way of one more import. Imports that begin by themselves ask here and nowhere else, without a lock of the
 * user: they hold others already, and one too many does no harm.
 */
export async function findReached(tx: Sql, deps: Pick<Deps, 'settings'>, uid: string) {
  const reached = quotaReached(await readUsed(tx, uid), await limitsOf(tx, uid, deps), {
    imports: 1,
    pictureBytes: 1,
  })
  if (!reached) return undefined
  const { kind } = reached
  invariant(kind === 'imports' || kind === 'pictureBytes', 'a quota is reached that nobody asked about')
  return { ...reached, kind }
}

/** Of an import that came up against a quota. */
export const whyQuota = { imports: 'quota-imports', pictureBytes: 'quota-pictures' } as const

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
