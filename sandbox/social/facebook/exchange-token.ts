import { type Answer, json } from '../../http/answer.ts'
import type { SandboxRequest } from '../../http/sandbox-request.ts'
import type { CodeRefusal, Grant, Token } from '../grants.ts'
import type { World } from '../world.ts'
import { graphError } from './graph-error.ts'

const SHORT_SECONDS = 5_400
const LONG_SECONDS = 5_184_000

/** `/oauth/access_token`: a code for a token, a token for one that lasts, or the app's own. */
export function exchangeToken(world: World, { fields }: SandboxRequest): Answer {
  const clientId = fields.get('client_id') ?? ''
  const client = world.clients.find(client => client.id === clientId)
  if (!client) return graphError(101, 'Error validating application. Cannot get application info.')
  const secret = fields.get('client_secret')
  if (secret !== client.secret) return graphError(1, 'Error validating client secret.', undefined, 400)
  const kind = fields.get('grant_type') ?? 'authorization_code'
  if (kind === 'client_credentials')
    return json(200, { access_token: `${client.id}|${client.secret}`, token_type: 'bearer' })
  if (kind === 'fb_exchange_token') {
    const token = world.grants.token('facebook', fields.get('fb_exchange_token') ?? '')
    if (!token || !world.grants.lives(token) || token.grant.clientId !== clientId) return graphError(190)
    return tokenAnswer(world, token.grant, LONG_SECONDS)
  }
  const grant = world.grants.redeem(fields.get('code') ?? '', {
    service: 'facebook',
    clientId,
    redirectUri: fields.get('redirect_uri') ?? '',
    verifier: fields.get('code_verifier') ?? '',
  })
  return 'refused' in grant ? refusal(grant.refused) : tokenAnswer(world, grant, SHORT_SECONDS)
}

function tokenAnswer(world: World, grant: Grant, seconds: number): Answer {
  const token = world.grants.issueToken(grant, seconds)
  return json(200, { access_token: token.value, token_type: 'bearer', expires_in: seconds })
}

const REFUSALS: Record<CodeRefusal, [message: string, subcode: number]> = {
  unknown: ['Invalid verification code format.', 36007],
  client: ['Invalid verification code format.', 36007],
  used: ['This authorization code has been used.', 36009],
  expired: ['This authorization code has expired.', 36007],
  redirect: [
    'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
    36008,
  ],
  verifier: ['Code verifier is invalid.', 36010],
}

const refusal = (reason: CodeRefusal): Answer => graphError(100, ...REFUSALS[reason])

/** `/debug_token`, asked for by the app or by one of its own tokens. */
export function debugToken(world: World, { fields }: SandboxRequest): Answer {
  const asker = fields.get('access_token') ?? ''
  const own = world.grants.token('facebook', asker)
  const client = world.clients.find(
    client => `${client.id}|${client.secret}` === asker || client.id === own?.grant.clientId,
  )
  if (!client) return graphError(190, 'Invalid OAuth access token - Cannot parse access token')
  const token = world.grants.token('facebook', fields.get('input_token') ?? '')
  if (!token || token.grant.clientId !== client.id)
    return json(200, {
      data: { error: { code: 190, message: 'Invalid OAuth access token.' }, is_valid: false, scopes: [] },
    })
  return json(200, { data: debugged(world, token) })
}

function debugged(world: World, token: Token): Record<string, unknown> {
  const { grant } = token
  const valid = world.grants.lives(token)
  return {
    app_id: grant.clientId,
    type: token.pageId ? 'PAGE' : 'USER',
    application: grant.clientId,
    data_access_expires_at: Math.floor(token.expiresAt / 1000),
    ...(valid ? {} : { error: { code: 190, message: 'The session has been invalidated.', subcode: 463 } }),
    expires_at: Math.floor(token.expiresAt / 1000),
    is_valid: valid,
    issued_at: Math.floor(token.issuedAt / 1000),
    ...(token.pageId ? { profile_id: token.pageId } : {}),
    scopes: grant.scopes,
    user_id: grant.person.facebookId,
  }
}
