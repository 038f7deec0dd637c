import type { NetworkName } from '#domain/catalogue/networks'
import { defaultRegions } from '#domain/catalogue/regions'
import { tidyText } from '#sources/clean-text'
import type { Account } from '../../../adapters/login/network.ts'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { Language } from '../../../kernel/http/language-of.ts'
import { type IdentityRow, insertIdentity, lockIdentity, updateIdentity } from '../identities/store.ts'
import { accountOpened } from '../topics.ts'
import { insertUser, renameUser } from '../users/store.ts'
import { welcomeQueue } from './welcome-queue.ts'

/** The user whose account this is; a new one, with a book, at the first login. Two first logins at once make one user. */
export async function openAccount(
  network: NetworkName,
  account: Account,
  language: Language,
  deps: Deps,
): Promise<string> {
  const name = nameOf(account)
  return deps.db.transaction(async tx => {
    const identity = await lockIdentity(tx, network, account.subject)
    if (identity) {
      await rename(tx, identity, name)
      return identity.uid
    }
    const uid = deps.newId()
    const now = deps.now()
    await insertUser(tx, { uid, name, language, region: defaultRegions[language], createdAt: now })
    const { subject } = account
    await insertIdentity(tx, { network, subject, uid, name, expired: false, linkedAt: now })
    await deps.events.emit(tx, accountOpened, { uid, name, language })
    const { picture } = account
    await deps.jobs.enqueue(tx, welcomeQueue, { uid, ...(picture !== undefined && { picture }) })
    return uid
  })
}

/** As a name is shown: never empty, never endless. */
export function nameOf({ name, subject }: Account): string {
  return [...(tidyText(name).trim() || subject)].slice(0, 80).join('')
}

/** The network's new name; a name that the user chose here stays. */
async function rename(tx: Sql, identity: IdentityRow, name: string): Promise<void> {
  if (identity.name === name) return
  await updateIdentity(tx, identity, { name })
  await renameUser(tx, identity.uid, identity.name, name)
}
