import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from '#contract/call'
import type { linkNetwork as call } from '#contract/linked-accounts'
import type { NetworkName } from '#domain/catalogue/networks'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { giveBrowserKey } from '../sessions/browser-key.ts'
import { beginLogin } from './begin-login.ts'

/**
 * The address of a network's dialog, from which an account there comes back to be linked. Asked for by a call, which no other site can have a browser
 * make: a mere address would let one link an account of its own to whoever follows it, and log in as him afterwards.
 */
export async function linkNetwork(
  uid: string,
  name: NetworkName,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  deps: Deps,
): Promise<Answer<typeof call> | Refused> {
  const network = deps.networks[name]
  if (!network) return refuse('notFound')
  try {
    const browser = giveBrowserKey(request, reply, deps)
    return { href: await beginLogin(name, network, { carried: '', linking: { uid } }, browser, deps) }
  } catch (error) {
    // a provider whose description cannot be read
    deps.log.warn({ network: name, err: error }, 'an account cannot be linked')
    return refuse('networkAway')
  }
}
