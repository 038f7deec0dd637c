import { z } from 'zod'
import type { DeskJobRow } from '#contract/desk-jobs'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { ListedJob } from '../../../kernel/jobs/list-jobs.ts'
import { readBooksOfImports, readNames } from './store.ts'

/** Jobs as the desk shows them: of what they are about, ids alone. */
export async function presentJobs(db: Sql, jobs: readonly ListedJob[]): Promise<DeskJobRow[]> {
  const rows = jobs.map(job => ({ job, ids: namedIds.parse(job.payload) }))
  const importIds = rows.flatMap(({ ids }) => ids.importId ?? [])
  const books = await readBooksOfImports(db, importIds)
  const names = await readNames(
    db,
    rows.flatMap(({ job, ids }) => [ids.uid ?? [], job.group ?? []].flat()),
  )
  return rows.map(({ job, ids }) => {
    // whose turn a job takes is a person for most kinds, and an order or a file for some
    const uid = ids.uid ?? (job.group !== null && names.has(job.group) ? job.group : undefined)
    return {
      jobId: job.id,
      kind: job.kind,
      state: job.state,
      at: job.at.toISOString(),
      createdAt: job.createdAt.toISOString(),
      why: job.why,
      person: uid === undefined ? null : { uid, name: names.get(uid) ?? null },
      bid: ids.bid ?? (ids.importId !== undefined ? (books.get(ids.importId) ?? null) : null),
      oid: ids.oid ?? null,
    }
  })
}

/** What payloads name; whatever else stands in them is not shown. */
const namedIds = z
  .object({
    uid: z.string().optional().catch(undefined),
    bid: z.string().optional().catch(undefined),
    oid: z.string().optional().catch(undefined),
    importId: z.string().optional().catch(undefined),
  })
  .catch({})
