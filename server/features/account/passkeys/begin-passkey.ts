import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from '#contract/call'
import type { beginPasskey as call } from '#contract/passkeys'
import { invariant } from '#domain/invariant'
import { algorithms, newChallenge, relyingParty } from '../../../adapters/login/webauthn.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { listPasskeys } from '../identities/passkeys.ts'
import { offeredWays } from '../login/offered-ways.ts'
import { findUser } from '../users/store.ts'
import { challengeLifeSeconds, keepChallenge } from './challenge.ts'
import { userHandleOf } from './user-handle.ts'

/** What a browser makes a passkey with for an account: one that names its account itself, and asks who holds it for finger, face or PIN. */
export async function beginPasskey(
  uid: string,
  exchange: { request: FastifyRequest; reply: FastifyReply },
  deps: Deps,
): Promise<Answer<typeof call> | Refused> {
  if (!offeredWays(deps).includes('passkey')) return refuse('notFound')
  const user = await findUser(deps.db, uid)
  invariant(user, 'a session has its user')
  const { id, name } = relyingParty(deps.settings)
  const challenge = await newChallenge()
  await keepChallenge(challenge, uid, exchange, deps)
  const known = await listPasskeys(deps.db, uid)
  return {
    challenge,
    rp: { id, name },
    user: { id: userHandleOf(uid), name: user.name, displayName: user.name },
    pubKeyCredParams: algorithms.map(alg => ({ type: 'public-key', alg })),
    timeout: challengeLifeSeconds * 1000,
    excludeCredentials: known.map(({ subject, transports }) => ({
      type: 'public-key',
      id: subject,
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}
