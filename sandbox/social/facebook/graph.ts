import { type Answer, json } from '../../http/answer.ts'
import type { SandboxRequest } from '../../http/sandbox-request.ts'
import { readBearer } from '../bearer.ts'
import type { Person } from '../people.ts'
import type { World } from '../world.ts'
import { type Account, facebookAccount, type Node } from './account.ts'
import { answerEdge } from './answer-edge.ts'
import { answerNode } from './answer-node.ts'
import type { Call } from './call.ts'
import { debugToken, exchangeToken } from './exchange-token.ts'
import { failed, graphError } from './graph-error.ts'

/** Graph: `/{version}/...`, the version being free to miss. */
export function facebookGraph(world: World): (request: SandboxRequest) => Promise<Answer> {
  const accounts = new Map<string, Account>()
  const accountOf = (person: Person, kind: Account['kind']): Account => {
    const known = accounts.get(person.key + kind) ?? facebookAccount(world.lives, person, kind)
    accounts.set(person.key + kind, known)
    return known
  }
  return async request => {
    const [, , ...rest] = request.segments
    const path = /^v\d{1,2}\.\d$/.test(rest[0] ?? '') ? rest.slice(1) : rest
    const token = readBearer(world, 'facebook', request)
    const person = 'refused' in token ? undefined : token.grant.person
    const failure = await world.trouble.meet(person?.key, `/${path.join('/')}`)
    if (failure) return failed(failure)
    if (path.join('/') === 'oauth/access_token') return exchangeToken(world, request)
    if (path.join('/') === 'debug_token') return debugToken(world, request)
    if ('refused' in token) return REFUSALS[token.refused]()
    const { grant } = token
    const call: Call = {
      world,
      request,
      token,
      account: accountOf(grant.person, token.pageId ? 'page' : 'user'),
      page: grant.person.pageId ? accountOf(grant.person, 'page') : undefined,
    }
    const answer = route(call, path)
    const percent = world.trouble.usage(grant)
    const usage = JSON.stringify({
      call_count: percent,
      total_cputime: percent >> 1,
      total_time: percent >> 1,
    })
    return {
      ...answer,
      headers: { ...answer.headers, 'x-app-usage': usage, 'facebook-api-version': 'v26.0' },
    }
  }
}

const REFUSALS = {
  missing: () =>
    graphError(2500, 'An active access token must be used to query information about the current user.'),
  unknown: () => graphError(190, 'Invalid OAuth access token - Cannot parse access token', 0),
  expired: () => graphError(190),
  proof: () => graphError(100, 'Invalid appsecret_proof provided in the API argument'),
}

function route(call: Call, [id = '', edge, ...beyond]: string[]): Answer {
  const { account, page } = call
  const subject = id === 'me' || id === account.id ? account : id === page?.id ? page : undefined
  const node: Node | undefined = account.nodes.get(id) ?? page?.nodes.get(id)
  if ((!subject && !node) || beyond.length > 0) return missing(id)
  if (edge === undefined) return answerNode(call, subject, node)
  if (edge === 'permissions' && subject?.kind === 'user')
    return call.request.method === 'DELETE' ? revoke(call) : permissions(call)
  const refused = call.world.trouble.meter(call.token.grant)
  if (refused !== undefined) return graphError(refused)
  return answerEdge(call, subject, node, edge)
}

const missing = (id: string): Answer =>
  graphError(
    100,
    `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`,
    33,
  )

function permissions({ token }: Call): Answer {
  const { scopes, person } = token.grant
  return json(200, {
    data: [
      ...scopes.map(permission => ({ permission, status: 'granted' })),
      ...person.withheld.map(permission => ({ permission, status: 'declined' })),
    ],
  })
}

/** The person takes back all that was ever allowed to the app: every token of it is dead, that of a later login too. */
function revoke({ token, world }: Call): Answer {
  world.grants.endAll(token.grant)
  return json(200, { success: true })
}
