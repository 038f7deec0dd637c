import { type Answer, json } from '../../http/answer.ts'
import type { SandboxRequest } from '../../http/sandbox-request.ts'
import { graphError } from '../facebook/graph-error.ts'
import type { Grant } from '../grants.ts'
import type { World } from '../world.ts'

const SHORT_SECONDS = 3_600
const LONG_SECONDS = 5_184_000

/** `POST api/oauth/access_token`: a code for a token that lasts an hour. */
export async function instagramCode(
  world: World,
  { method, segments, fields }: SandboxRequest,
): Promise<Answer> {
  if (segments.slice(2).join('/') !== 'oauth/access_token' || method !== 'POST')
    return refused('Unsupported request')
  const failure = await world.trouble.meet(undefined, '/oauth/access_token')
  if (failure) return graphError(failure.code, undefined, undefined, failure.status)
  const clientId = fields.get('client_id') ?? ''
  const client = world.clients.find(client => client.id === clientId)
  if (!client) return refused('Invalid platform app')
  if (fields.get('client_secret') !== client.secret) return refused('Error validating client secret')
  if (fields.get('grant_type') !== 'authorization_code') return refused('Invalid grant_type')
  const grant = world.grants.redeem(fields.get('code') ?? '', {
    service: 'instagram',
    clientId,
    redirectUri: fields.get('redirect_uri') ?? '',
    verifier: fields.get('code_verifier') ?? '',
  })
  if ('refused' in grant)
    return refused(
      grant.refused === 'redirect'
        ? 'Error validating verification code. Please make sure your redirect_uri is identical'
        : 'Matching code was not found or was already used',
    )
  return json(200, written(grant, world.grants.issueToken(grant, SHORT_SECONDS).value))
}

/** The answer as text: a number beyond 2^53 cannot be made of a JavaScript number. */
function written({ person, scopes }: Grant, token: string): string {
  const id = person.instagramToken === 'number-in-list' ? person.instagramId : `"${person.instagramId}"`
  const flat = `{"access_token":"${token}","user_id":${id},"permissions":${JSON.stringify(scopes.join(','))}}`
  return person.instagramToken === 'flat' ? flat : `{"data":[${flat}]}`
}

const refused = (message: string): Answer =>
  json(400, { error_type: 'OAuthException', code: 400, error_message: message })

/** `/access_token` for a token that lasts 60 days, `/refresh_access_token` for 60 more. */
export function instagramLongToken(world: World, { fields }: SandboxRequest, refresh: boolean): Answer {
  const grantType = refresh ? 'ig_refresh_token' : 'ig_exchange_token'
  if (fields.get('grant_type') !== grantType) return graphError(100, 'Invalid grant_type')
  const token = world.grants.token('instagram', fields.get('access_token') ?? '')
  if (!token || !world.grants.lives(token)) return graphError(190)
  const client = world.clients.find(client => client.id === token.grant.clientId)
  if (!refresh && fields.get('client_secret') !== client?.secret)
    return graphError(1, 'Error validating client secret.', undefined, 400)
  return json(200, {
    access_token: world.grants.issueToken(token.grant, LONG_SECONDS).value,
    token_type: 'bearer',
    expires_in: LONG_SECONDS,
    permissions: token.grant.scopes.join(','),
  })
}
