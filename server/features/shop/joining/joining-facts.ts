import type { JoiningFacts } from '#domain/login/joining-obstacle'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { UserRow } from '../../account/users/store.ts'
import { isImporting } from '../../library/imports/store.ts'

/** What decides whether two accounts can be joined, as it is now. */
export async function factsOf(
  db: Sql,
  into: UserRow,
  from: UserRow,
  { settings }: Pick<Deps, 'settings'>,
): Promise<JoiningFacts> {
  const accountFacts = ({ uid, deletesAt, staffSince }: UserRow) => ({
    isLeaving: deletesAt !== null,
    isStaff: staffSince !== null || settings.staffUids.includes(uid),
  })
  return {
    into: accountFacts(into),
    from: { ...accountFacts(from), isImporting: await isImporting(db, from.uid) },
  }
}
