import type { Http } from '#sources/live/http'
import { refreshInstagram } from '#sources/live/refresh-instagram'
import type { Deps } from '../../../deps.ts'
import { networkToken, seal } from '../../../seal.ts'
import { type IdentityRow, updateWhileToken } from '../../account/identities/store.ts'

/** A token of a network, and how it lies in the database. */
export interface KeptToken {
  token: string
  sealedToken: string
}

/**
 * The token to read with. Instagram's live for 60 days and can be made to live 60 more while they do (facts, social formats
 * 3): half of that before their end they are. Where Instagram gives no new one, the old one goes on. One that a login replaced meanwhile
 * stays replaced.
 */
export async function keepTokenFresh(
  { db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>,
  { network, subject, tokenExpiresAt }: Pick<IdentityRow, 'network' | 'subject' | 'tokenExpiresAt'>,
  kept: KeptToken,
  http: Http,
): Promise<KeptToken> {
  const { instagram, secret } = settings
  const remainingMs = (tokenExpiresAt?.getTime() ?? Number.POSITIVE_INFINITY) - now().getTime()
  if (network !== 'instagram' || !instagram || remainingMs <= 0 || remainingMs > refreshBelowMs) return kept
  const fresh = await refreshInstagram(http, instagram.graphUrl, kept.token)
  if (!fresh) return kept
  const sealedToken = seal(secret, networkToken, fresh.token)
  const tokenEndsAt = new Date(now().getTime() + fresh.seconds * 1000)
  const account = { network, subject, sealedToken: kept.sealedToken }
  await updateWhileToken(db, account, { sealedToken, tokenExpiresAt: tokenEndsAt })
  return { token: fresh.token, sealedToken }
}

const refreshBelowMs = 30 * 86_400_000
