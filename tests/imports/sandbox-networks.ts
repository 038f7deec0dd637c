import type { ContentNetwork } from '#domain/catalogue/networks'
import { sandboxClient } from '#sandbox/social/sandbox-client'
import type { Deps } from '#server/deps'
import { identities } from '#server/features/account/identities/schema'
import type { BookRow } from '#server/features/library/books/schema'
import { seal, networkToken as sealedFor } from '#server/seal'
import { networkToken } from '../login/network-token.ts'

/** Settings that lead to the sandbox at `base`. */
export function sandboxNetworks(base: string): Pick<Required<Deps['settings']>, ContentNetwork> {
  const { id, secret } = sandboxClient
  return {
    facebook: {
      appId: id,
      appSecret: secret,
      dialogUrl: `${base}/facebook/dialog`,
      graphUrl: `${base}/facebook/graph`,
      graphVersion: 'v26.0',
    },
    instagram: {
      appId: id,
      appSecret: secret,
      authorizeUrl: `${base}/instagram/oauth/authorize`,
      tokenUrl: `${base}/instagram/api/oauth/access_token`,
      graphUrl: `${base}/instagram/graph`,
    },
  }
}

/** As if the book's owner had logged in there as one of the sandbox's people; gives the token. */
export async function linkAccount(
  { settings, db, now }: Deps,
  base: string,
  { uid }: BookRow,
  network: ContentNetwork,
  person: string,
): Promise<string> {
  const token = await networkToken(base, network, person)
  const login = { sealedToken: seal(settings.secret, sealedFor, token), expired: false, linkedAt: now() }
  await db
    .insert(identities)
    .values({ network, subject: `${uid}-${person}`, uid, name: person, ...login })
    .onConflictDoUpdate({ target: [identities.network, identities.subject], set: login })
  return token
}
