import type { FastifyRequest } from 'fastify'
import { checkMadePasskey, type MadePasskey, relyingParty } from '../../../adapters/login/webauthn.ts'
import type { Deps } from '../../../deps.ts'
import { isRefused, type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { insertPasskey } from '../identities/passkeys.ts'
import { linkIdentity } from '../linking/link-identity.ts'
import { offeredWays } from '../login/offered-ways.ts'
import { nameDevice } from '../sessions/name-device.ts'
import { takeChallenge } from './challenge.ts'
import { userHandleOf } from './user-handle.ts'

/** Adds a passkey to the account for which its browser was told to make it. */
export async function addPasskey(
  uid: string,
  { transports, ...made }: MadePasskey & { transports: string[] },
  request: FastifyRequest,
  deps: Deps,
): Promise<Refused | undefined> {
  if (!offeredWays(deps).includes('passkey')) return refuse('notFound')
  const begun = await takeChallenge(made.clientData, uid, request, deps)
  if (!begun) return refuse('passkeyExpired')
  const passkey = await checkMadePasskey(made, begun.challenge, relyingParty(deps.settings))
  if ('refused' in passkey) {
    deps.log.warn({ uid, why: passkey.refused }, 'a new passkey was refused')
    return refuse('passkeyRefused')
  }
  const { id: subject, publicKey, counter } = passkey
  const way = { network: 'passkey', subject, name: nameOf(request) } as const
  return deps.db.transaction(async tx => {
    const linked = await linkIdentity(tx, uid, way, request, deps)
    if (isRefused(linked)) return linked
    // one that is there already stays as it is
    if (linked === 'linked')
      await insertPasskey(tx, { subject, publicKey, counter, transports, userHandle: userHandleOf(uid) })
    return undefined
  })
}

/** What it was made on, until its owner names it: the names of browsers and systems are the same in all languages. */
function nameOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const { browser, system } = nameDevice(headers['user-agent'])
  return [system, browser].filter(part => part !== null).join(' · ')
}
