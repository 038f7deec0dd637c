import type { Answer } from '#contract/call'
import type { importFromNetworks } from '#contract/social-imports'
import { contentNetworks } from '#domain/catalogue/networks'
import { momentOf } from '#domain/time/civil-time'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import type { ParsedCall } from '../../../kernel/http/route.ts'
import { lockReadableIdentities } from '../../account/identities/store.ts'
import type { BookRow } from '../books/schema.ts'
import { checkQuota } from '../quotas/check-quota.ts'
import type { ImportRequest } from '../stored.ts'
import { presentImport } from './present-import.ts'
import { startImport } from './start-import.ts'
import { listImports, listImportsOfBook } from './store.ts'

type Call = typeof importFromNetworks

/** Reads the linked accounts again, each as it was read before, in the span that is asked for. */
export async function importNetworks(
  book: BookRow,
  uid: string,
  { since, until }: Pick<ParsedCall<Call>['query'], 'since' | 'until'>,
  deps: Deps,
): Promise<Answer<Call> | Refused> {
  const { bid, timeZone } = book
  return deps.db.transaction(async tx => {
    const refused = await checkQuota(tx, deps, uid, { imports: 1, pictureBytes: 1 })
    if (refused) return refused
    const linked = await lockReadableIdentities(tx, uid)
    const runs = await listImportsOfBook(tx, bid)
    const started: string[] = []
    const networks = new Set<string>(linked.map(identity => identity.network))
    if (runs.some(run => networks.has(run.via) && isUnderWay(run.state))) return refuse('importRunning')
    for (const via of contentNetworks) {
      if (!networks.has(via)) continue
      const before = runs.filter(run => run.via === via).flatMap(run => run.request.sources ?? [])
      const request: ImportRequest = {
        ...(via === 'facebook' && { sources: before.length > 0 ? [...new Set(before)] : ['posts'] }),
        ...spanOf(since, until, timeZone),
      }
      const names = linked.filter(identity => identity.network === via).map(identity => identity.name)
      started.push(await startImport(tx, deps, { bid, via, request, names }))
    }
    if (started.length === 0) return refuse('nothingToImport')
    const rows = await listImports(tx, started)
    return { imports: rows.map(presentImport) }
  })
}

function isUnderWay(state: string): boolean {
  return state === 'waiting' || state === 'running'
}

/** From the first moment of a day or month to the last of another, in the book's time zone. */
function spanOf(since: string | undefined, until: string | undefined, timeZone: string) {
  const first = since === undefined ? undefined : momentOf(`${dayOf(since)} 00:00`, timeZone)
  const after = until === undefined ? undefined : momentOf(`${dayAfter(until)} 00:00`, timeZone)
  return { ...(first !== undefined && { since: first }), ...(after !== undefined && { until: after - 1 }) }
}

function dayOf(bound: string): string {
  return bound.length === 6 ? `${bound.slice(0, 4)}-${bound.slice(4)}-01` : bound
}

function dayAfter(bound: string): string {
  const day = new Date(`${dayOf(bound)}T00:00:00Z`)
  if (bound.length === 6) day.setUTCMonth(day.getUTCMonth() + 1)
  else day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}
