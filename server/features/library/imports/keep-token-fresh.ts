import type { Http } from '#sources/live/http'
import { refreshInstagram } from '#sources/live/refresh-instagram'
import type { Deps } from '../../../deps.ts'
import { networkToken, seal } from '../../../seal.ts'
import { type IdentityRow, updateIdentity } from '../../account/identities/store.ts'

/**
 * The token to read with. Instagram's live for 60 days and can be made to live 60 more while they do (facts, social formats
 * 3): half of that before their end they are. Where Instagram gives no new one, the old one goes on.
 */
export async function keepTokenFresh(
  { db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>,
  { network, subject, tokenExpiresAt }: Pick<IdentityRow, 'network' | 'subject' | 'tokenExpiresAt'>,
  token: string,
  http: Http,
): Promise<string> {
  const { instagram, secret } = settings
  const remainingMs = (tokenExpiresAt?.getTime() ?? Number.POSITIVE_INFINITY) - now().getTime()
  if (network !== 'instagram' || !instagram || remainingMs <= 0 || remainingMs > refreshBelowMs) return token
  const fresh = await refreshInstagram(http, instagram.graphUrl, token)
  if (!fresh) return token
  await updateIdentity(
    db,
    { network, subject },
    {
      sealedToken: seal(secret, networkToken, fresh.token),
      tokenExpiresAt: new Date(now().getTime() + fresh.seconds * 1000),
    },
  )
  return fresh.token
}

const refreshBelowMs = 30 * 86_400_000
