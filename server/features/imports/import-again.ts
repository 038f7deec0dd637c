import { eq } from 'drizzle-orm'
import { momentOf } from '#domain/civil-time'
import { identities } from '../../db/schema.ts'
import type { ImportWish } from '../../db/stored.ts'
import type { Deps } from '../../deps.ts'
import { type Refused, refuse } from '../../http/refusal.ts'
import type { BookRow } from '../../http/route.ts'
import { startImport } from './start-import.ts'

/** Reads again what the linked accounts hold of one month. */
export async function importAgain(
  book: BookRow,
  { month }: { month: string },
  deps: Deps,
): Promise<string[] | Refused> {
  const accounts = await deps.db.select().from(identities).where(eq(identities.uid, book.uid))
  const linked = accounts.filter(account => account.network !== 'oidc' && account.sealedToken !== null)
  if (linked.length === 0) return refuse('nothingToImport')
  const wanted = spanOf(month, book.timeZone)
  return deps.db.transaction(tx =>
    Promise.all(
      linked.map(({ network, name }) =>
        // oidc accounts were left out above
        startImport(tx, deps, {
          bid: book.bid,
          via: network as 'facebook',
          wanted: { ...wanted, sources: ['posts', 'pages'] },
          names: [name],
        }),
      ),
    ),
  )
}

function spanOf(month: string, timeZone: string): Pick<ImportWish, 'since' | 'until'> {
  const [year, at] = [Number(month.slice(0, 4)), Number(month.slice(4))]
  const next =
    at === 12
      ? `${String(year + 1).padStart(4, '0')}-01`
      : `${month.slice(0, 4)}-${String(at + 1).padStart(2, '0')}`
  const since = momentOf(`${month.slice(0, 4)}-${month.slice(4)}-01 00:00`, timeZone)
  const until = momentOf(`${next}-01 00:00`, timeZone)
  return { ...(since !== undefined && { since }), ...(until !== undefined && { until }) }
}
