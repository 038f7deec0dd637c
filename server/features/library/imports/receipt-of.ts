import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Answer } from '#contract/call'
import type { readReceipt } from '#contract/social-imports'
import type { Sql } from '../../../kernel/db/connect.ts'
import { countImported } from '../content/store.ts'
import { imports, importTroubles, receiptLines } from './schema.ts'

type Receipt = Answer<typeof readReceipt>
type Group = Receipt['groups'][number]

/** What came into a book and what did not, over all of its imports; like things together, the first of each by name. */
export async function receiptOf(db: Sql, bid: string): Promise<Receipt> {
  const [came, counts, listed, troubles] = await Promise.all([
    countImported(db, bid),
    db
      .select({
        what: receiptLines.what,
        outcome: receiptLines.outcome,
        reason: receiptLines.reason,
        count: sql<number>`count(*)::int`,
      })
      .from(receiptLines)
      .where(sql`bid = ${bid} and not taken`)
      .groupBy(receiptLines.what, receiptLines.outcome, receiptLines.reason)
      .orderBy(asc(receiptLines.what), asc(receiptLines.outcome), asc(receiptLines.reason)),
    db.execute<Listed>(sql`
      select * from (
        select line_id, what, outcome, reason, origin, name, of, held is not null as held,
          row_number() over (partition by what, outcome, reason order by origin, name, line_id) as place
        from receipt_lines where bid = ${bid} and not taken) as numbered
      where place <= ${mostListed} order by place`),
    db
      .select({ network: importTroubles.network, kind: importTroubles.kind, what: importTroubles.what })
      .from(importTroubles)
      .where(inArray(importTroubles.importId, lastImports(db, bid)))
      .orderBy(importTroubles.network, importTroubles.kind, importTroubles.what),
  ])
  const groups = counts.map(({ what, outcome, reason, count }): Group => {
    const lines = listed.rows.filter(
      line => line.what === what && line.outcome === outcome && line.reason === reason,
    )
    return {
      what,
      outcome,
      reason,
      count,
      mend: mendOf(outcome, reason, lines),
      lines: lines.map(({ line_id, origin, name, of }) => ({
        lineId: line_id,
        origin,
        name,
        ...(of !== null && { of }),
      })),
      more: count > lines.length,
    }
  })
  return {
    items: figures('item', came.items, groups),
    photos: figures('photo', came.photos, groups),
    takenOut: came.takenOut,
    groups,
    troubles,
  }
}

/** Of each network the last that was begun: what stood in the way of earlier ones may be mended since. */
function lastImports(db: Sql, bid: string) {
  return db
    .selectDistinctOn([imports.via], { importId: imports.importId })
    .from(imports)
    .where(and(eq(imports.bid, bid), ne(imports.state, 'waiting')))
    .orderBy(imports.via, desc(imports.startedAt))
}

interface Listed extends Record<string, unknown> {
  line_id: string
  what: string
  outcome: string
  reason: string
  origin: string
  name: string
  of: string | null
  held: boolean
}

function mendOf(outcome: Group['outcome'], reason: string, lines: readonly Listed[]): Group['mend'] {
  if (outcome === 'duplicate') return lines.some(line => line.held) ? 'take' : 'none'
  if (reason === 'over-quota' || reason === 'upload-gone') return 'none'
  if (outcome === 'missing') return reason === 'not-in-archive-remote' ? 'login' : 'add-archive'
  return 'none'
}

function figures(what: Group['what'], placed: number, groups: readonly Group[]): Receipt['items'] {
  const sum = { read: placed, placed, duplicate: 0, filtered: 0, missing: 0, unreadable: 0 }
  for (const group of groups) {
    if (group.what !== what) continue
    sum[group.outcome] += group.count
    sum.read += group.count
  }
  return sum
}

/** Lines of a group that are shown; nobody reads more. */
const mostListed = 200
