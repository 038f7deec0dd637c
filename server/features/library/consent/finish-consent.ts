import type { NetworkName } from '#domain/catalogue/networks'
import { hasContent } from '#domain/catalogue/networks'
import type { Account } from '../../../adapters/login/network.ts'
import type { Deps } from '../../../deps.ts'
import { networkToken, seal } from '../../../seal.ts'
import { deleteRevocationsOf } from '../../account/identities/revocations.ts'
import { lockIdentity, upsertIdentity } from '../../account/identities/store.ts'
import { refuseLink } from '../../account/linking/refuse-link.ts'
import { messagePath } from '../../account/login/login-message.ts'
import type { Consent } from '../../account/login/login-parts.ts'
import { nameOf } from '../../account/login/open-account.ts'
import { securityEvent } from '../../account/security/security-event.ts'
import { startImport } from '../imports/start-import.ts'
import { mayImport } from './may-import.ts'

/** Keeps the token that was consented to and starts the import, in one transaction. Gives the path to go to. */
export async function finishConsent(
  network: NetworkName,
  account: Account,
  { uid, bid, sources, isFresh, request: returned }: Consent,
  deps: Deps,
): Promise<string> {
  const { token, subject } = account
  if (!hasContent(network) || !token || uid === null || bid === null) return messagePath('failed', 'import')
  const linked = {
    uid,
    name: nameOf(account),
    sealedToken: seal(deps.settings.secret, networkToken, token.value),
    tokenExpiresAt: token.expiresAt,
    expired: false,
    linkedAt: deps.now(),
  }
  return deps.db.transaction(async tx => {
    const identity = await lockIdentity(tx, network, subject)
    if (identity && identity.uid !== uid) return messagePath('taken', 'import')
    // one logs in with it from now on
    if (!identity && !isFresh) return messagePath('again', 'import')
    const refused = identity ? undefined : await refuseLink(tx, uid)
    if (refused) return messagePath(refused.refused === 'tooManyAccounts' ? 'tooMany' : 'failed', 'import')
    if (!(await mayImport(tx, deps, { uid, bid }))) return messagePath('failed', 'import')
    await upsertIdentity(tx, { network, subject, ...linked })
    // told now, the network would end the new token as well
    await deleteRevocationsOf(tx, { network, subject })
    const event = { kind: 'account-linked', uid, target: network, request: returned } as const
    if (!identity?.sealedToken) await securityEvent({ ...deps, db: tx }, event)
    const request = network === 'facebook' ? { sources } : {}
    await startImport(tx, deps, { bid, via: network, request, names: [linked.name] })
    const tab = network === 'instagram' ? 'instagram' : sources.includes('posts') ? 'facebook' : 'pages'
    return `/app/design/selection?${new URLSearchParams({ bid, tab, importing: '1' })}`
  })
}
