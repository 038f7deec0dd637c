import { isNetwork, type LoginWay } from '#domain/catalogue/login-ways'
import { defaultRegions } from '#domain/catalogue/regions'
import { tidyText } from '#sources/clean-text'
import type { Account } from '../../../adapters/login/network.ts'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { Language } from '../../../kernel/http/language-of.ts'
import { type IdentityRow, insertIdentity, lockIdentity, updateIdentity } from '../identities/store.ts'
import { becomeStaff, makeStaff } from '../invitations/become-staff.ts'
import { takeInvitation } from '../invitations/store.ts'
import { accountOpened } from '../topics.ts'
import { insertUser, renameUser } from '../users/store.ts'
import { welcomeQueue } from './welcome-queue.ts'

/**
 * The user whose account this is; a new one, with a book, at the first login: undefined where that needs an invitation (`invitation`: the hash of what
 * the browser brings) and none is there. Two first logins at once make one user, and one invitation lets one in.
 */
export async function openAccount(
  network: LoginWay,
  account: Account,
  { language, invitation }: { language: Language; invitation?: string | undefined },
  deps: Deps,
): Promise<string | undefined> {
  const name = nameOf(account)
  return deps.db.transaction(async tx => {
    const identity = await lockIdentity(tx, network, account.subject)
    if (identity) {
      // what is of our own making has no newer name
      if (isNetwork(network)) await rename(tx, identity, name)
      await becomeStaff(tx, identity.uid, invitation, deps)
      return identity.uid
    }
    // who sits at the machine lets himself in
    const isOpen = !deps.settings.invitedOnly || network === 'local'
    const taken =
      invitation === undefined || isOpen ? undefined : await takeInvitation(tx, invitation, deps.now())
    if (!isOpen && !taken) return undefined
    const uid = deps.newId()
    const now = deps.now()
    await insertUser(tx, { uid, name, language, region: defaultRegions[language], createdAt: now })
    const { subject } = account
    await insertIdentity(tx, { network, subject, uid, name, expired: false, linkedAt: now })
    if (taken?.makesStaff) await makeStaff(tx, uid, deps)
    else await becomeStaff(tx, uid, invitation, deps)
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
