import { and, eq } from 'drizzle-orm'
import type { NetworkName } from '#domain/catalogue/networks'
import { hasContent } from '#domain/catalogue/networks'
import type { Account } from '../../../adapters/login/network.ts'
import type { Deps } from '../../../deps.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import { networkToken, seal } from '../../../seal.ts'
import { books } from '../../library/schema.ts'
import { identities } from '../schema.ts'
import { messagePath } from './finish-login.ts'
import type { LoginParts } from './login-parts.ts'
import { lockIdentity, nameOf } from './open-account.ts'

interface Begun {
  uid: string | null
  bid: string | null
  sources: string[]
}

/** Keeps the token that was consented to and starts the import, in one transaction. Gives the path to go to. */
export async function linkAccount(
  network: NetworkName,
  account: Account,
  { uid, bid, sources }: Begun,
  parts: Pick<LoginParts, 'startImport'>,
  deps: Deps,
): Promise<string> {
  const { token, subject } = account
  if (!hasContent(network) || !token || uid === null || bid === null) return messagePath('failed', 'import')
  const held = {
    uid,
    name: nameOf(account),
    sealedToken: seal(deps.settings.secret, networkToken, token.value),
    tokenExpiresAt: token.expiresAt,
    expired: false,
    linkedAt: deps.now(),
  }
  return deps.db.transaction(async tx => {
    const known = await lockIdentity(tx, network, subject)
    if (known && known.uid !== uid) return messagePath('taken', 'import')
    const [book] = await tx
      .select({ finalized: books.finalized })
      .from(books)
      .where(and(eq(books.bid, bid), eq(books.uid, uid), eq(books.guide, false)))
    if (!book || book.finalized) return messagePath('failed', 'import')
    await tx
      .insert(identities)
      .values({ network, subject, ...held })
      .onConflictDoUpdate({ target: [identities.network, identities.subject], set: held })
    const wanted = network === 'facebook' ? { sources } : {}
    const started = await parts.startImport(tx, deps, { bid, via: network, wanted, names: [held.name] })
    // what is already running is what was wanted
    if (isRefused(started) && started.refused !== 'importRunning') return messagePath('failed', 'import')
    const tab = network === 'instagram' ? 'instagram' : sources.includes('posts') ? 'facebook' : 'pages'
    return `/app/design/selection?${new URLSearchParams({ bid, tab, importing: '1' })}`
  })
}
