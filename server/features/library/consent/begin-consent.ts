import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { id } from '#contract/shapes'
import { type ContentNetwork, networkNames } from '#domain/catalogue/networks'
import type { Deps } from '../../../deps.ts'
import { listNetworks } from '../../account/identities/store.ts'
import type { LoginRequest } from '../../account/login/begin-login.ts'
import { messagePath } from '../../account/login/login-message.ts'
import { browserCaller } from '../../account/sessions/browser-caller.ts'
import { isFreshLogin } from '../../account/sessions/is-fresh-login.ts'
import { mayImport } from './may-import.ts'

/** What is to be imported, if the navigation is its owner's; otherwise the path to go to. Who is not logged in does that first. */
export async function beginConsent(
  name: ContentNetwork,
  request: FastifyRequest,
  query: URLSearchParams,
  deps: Deps,
): Promise<LoginRequest | string> {
  const consent = shapes[name].safeParse({
    uid: query.get('uid'),
    bid: query.get('bid'),
    sources: [...new Set(query.getAll('source'))],
  })
  if (!consent.success) return messagePath('failed', 'import')
  const { uid, bid, sources } = consent.data
  const caller = await browserCaller(request, deps)
  if (!caller) {
    const back = deps.settings.publicOrigin + request.url
    const by = deps.networks[name] ? name : networkNames.find(network => deps.networks[network])
    return `/social/${by ?? name}_login?${new URLSearchParams({ state: `redirect_${back}` })}`
  }
  if (caller.uid !== uid) return messagePath('stranger', 'import')
  if (!(await mayImport(deps.db, deps, { uid, bid }))) return messagePath('stranger', 'import')
  // what is not linked yet is linked on the way: one logs in with it from now on
  if (!isFreshLogin(caller, deps) && !(await listNetworks(deps.db, uid)).includes(name))
    return `/app/login-again?${new URLSearchParams({ back: request.url })}`
  return { carried: '', importing: { uid, bid, sources } }
}

const source = z.enum(['posts', 'pages'])
const shapes = {
  facebook: z.object({ uid: id, bid: id, sources: z.array(source).min(1) }),
  instagram: z.object({ uid: id, bid: id, sources: z.array(z.unknown()).transform((): string[] => []) }),
}
