import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from '#contract/call'
import type { beginPasskeyLogin as call } from '#contract/passkeys'
import { newChallenge, relyingParty } from '../../../adapters/login/webauthn.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { offeredWays } from '../login/offered-ways.ts'
import { challengeLifeSeconds, keepChallenge } from './challenge.ts'

/** What any passkey of this site may sign for a login: nobody has to say first who he is. */
export async function beginPasskeyLogin(
  exchange: { request: FastifyRequest; reply: FastifyReply },
  deps: Deps,
): Promise<Answer<typeof call> | Refused> {
  if (!offeredWays(deps).includes('passkey')) return refuse('notFound')
  const challenge = await newChallenge()
  await keepChallenge(challenge, null, exchange, deps)
  const { id: rpId } = relyingParty(deps.settings)
  return { challenge, rpId, timeout: challengeLifeSeconds * 1000, userVerification: 'required' }
}
