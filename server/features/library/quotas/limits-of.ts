import { limitsFor, type QuotaFigures } from '#domain/quotas/quotas'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { findUser } from '../../account/users/store.ts'

/** What a person may have: the settings say it, or who runs the service has said otherwise for this one. */
export async function limitsOf(
  db: Sql,
  uid: string,
  { settings }: Pick<Deps, 'settings'>,
): Promise<QuotaFigures> {
  const user = await findUser(db, uid)
  return limitsFor(settings.quotas, user?.quotas ?? {}) // who is gone has none of his own
}
