import type { Sql } from '../../../kernel/db/connect.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { listIdentities } from '../identities/store.ts'
import { lockUser } from '../users/store.ts'

/** Why an account takes no further way to log in; undefined where it takes one, and nobody else links another before the transaction ends. */
export async function refuseLink(tx: Sql, uid: string): Promise<Refused | undefined> {
  // an account that goes meanwhile takes nothing along
  if (!(await lockUser(tx, uid))) return refuse('notFound')
  if ((await listIdentities(tx, uid)).length >= mostAccounts) return refuse('tooManyAccounts')
  return undefined
}

/** More than anybody has keys, mailboxes and networks. */
const mostAccounts = 50
