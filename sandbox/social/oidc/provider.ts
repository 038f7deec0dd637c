import { type Answer, json, text } from '../../http/answer.ts'
import type { SandboxRequest } from '../../http/sandbox-request.ts'
import { readBearer } from '../bearer.ts'
import type { Grant } from '../grants.ts'
import { OTHERS, portrait } from '../lives.ts'
import { loginDialog } from '../login-dialog.ts'
import type { World } from '../world.ts'
import { type SigningKey, signingKey } from './signing-key.ts'

const TOKEN_SECONDS = 3_600

/** An OpenID Connect provider: discovery, authorize (PKCE by S256 required), token, jwks, userinfo. */
export function oidcProvider(world: World): (request: SandboxRequest) => Promise<Answer> {
  let made: Promise<SigningKey> | undefined
  const key = () => (made ??= signingKey())
  return async request => {
    const path = request.segments.slice(1).join('/')
    const failure = await world.trouble.meet(undefined, `/${path}`)
    if (failure) return json(failure.status ?? 503, { error: 'temporarily_unavailable' })
    const issuer = `${request.base}/oidc`
    if (path === '.well-known/openid-configuration') return json(200, discovery(issuer))
    if (path === 'authorize') return authorize(world, request)
    if (path === 'token') return exchange(world, request, issuer, await key())
    if (path === 'jwks') return json(200, { keys: [(await key()).publicJwk] })
    return path === 'userinfo' ? userinfo(world, request) : text(404, 'Not Found')
  }
}

const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  code_challenge_methods_supported: ['S256'],
  scopes_supported: ['openid', 'profile', 'email'],
  claims_supported: ['sub', 'name', 'picture', 'email', 'email_verified'],
})

const authorize = (world: World, request: SandboxRequest): Answer =>
  loginDialog(world, request, {
    site: 'oidc',
    pkceRequired: true,
    scopeNeeded: 'openid',
    refusal: { error: 'access_denied', error_description: 'The person refused' },
    ending: '',
  })

function exchange(world: World, request: SandboxRequest, issuer: string, key: SigningKey): Answer {
  const { fields } = request
  if (request.method !== 'POST') return json(405, { error: 'invalid_request' }, { allow: 'POST' })
  const [id, secret] = credentials(request)
  const client = world.clients.find(client => client.id === id && client.secret === secret)
  if (!client) return json(401, { error: 'invalid_client' }, { 'www-authenticate': 'Basic realm="sandbox"' })
  if (fields.get('grant_type') !== 'authorization_code') return json(400, { error: 'unsupported_grant_type' })
  const grant = world.grants.redeem(fields.get('code') ?? '', {
    service: 'oidc',
    clientId: client.id,
    redirectUri: fields.get('redirect_uri') ?? '',
    verifier: fields.get('code_verifier') ?? '',
  })
  if ('refused' in grant) return json(400, { error: 'invalid_grant', error_description: grant.refused })
  const issuedAt = Math.floor(world.now() / 1000)
  return json(200, {
    access_token: world.grants.issueToken(grant, TOKEN_SECONDS).value,
    token_type: 'Bearer',
    expires_in: TOKEN_SECONDS,
    scope: grant.scopes.join(' '),
    id_token: key.jwt({
      iss: issuer,
      aud: client.id,
      iat: issuedAt,
      exp: issuedAt + TOKEN_SECONDS,
      ...(grant.nonce === undefined ? {} : { nonce: grant.nonce }),
      ...claims(world, request, grant),
    }),
  })
}

/** From the header, whose halves are form-encoded (RFC 6749, 2.3.1), or from the form. */
function credentials({ headers, fields }: SandboxRequest): [id: string, secret: string] {
  const basic = /^Basic\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (basic === undefined) return [fields.get('client_id') ?? '', fields.get('client_secret') ?? '']
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString('utf8').split(/:(.*)/s)
  const plain = (value: string) => new URLSearchParams(`v=${value}`).get('v') ?? ''
  return [plain(id), plain(secret)]
}

function userinfo(world: World, request: SandboxRequest): Answer {
  const token = readBearer(world, 'oidc', request)
  if ('refused' in token)
    return json(401, { error: 'invalid_token' }, { 'www-authenticate': 'Bearer error="invalid_token"' })
  return json(200, claims(world, request, token.grant))
}

function claims(world: World, request: SandboxRequest, { person, scopes }: Grant): Record<string, unknown> {
  const picture = world.pictures.copy(request.base, person.key, OTHERS, portrait(person.key), 200).src
  return {
    sub: `sandbox-${person.key}`,
    ...(scopes.includes('profile') ? { name: person.name, picture } : {}),
    ...(scopes.includes('email') ? { email: `${person.key}@sandbox.example`, email_verified: true } : {}),
  }
}
