import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { accountIdOf } from '../identities/account-id-of.ts'
import { listIdentities, updateIdentity } from '../identities/store.ts'

/** Names a passkey; all other accounts have the name that they have elsewhere. */
export async function renameAccount(
  uid: string,
  accountId: string,
  name: string,
  { db }: Pick<Deps, 'db'>,
): Promise<Refused | undefined> {
  const linked = await listIdentities(db, uid)
  const account = linked.find(identity => accountIdOf(identity) === accountId)
  if (account?.network !== 'passkey') return refuse('notFound')
  await updateIdentity(db, account, { name })
  return undefined
}
