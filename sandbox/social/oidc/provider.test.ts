import * as oauth from 'oauth4webapi'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxClient } from '../sandbox-client.ts'
import { type ServedSocial, serveSocial } from '../serve-social.ts'
import { CALLBACK, comeBack, exchangeFields } from '../visit-social.ts'

let social: ServedSocial
beforeAll(async () => {
  social = await serveSocial({ now: Date.now })
})
afterAll(() => social.close())

const insecure = { [oauth.allowInsecureRequests]: true }
const client: oauth.Client = { client_id: sandboxClient.id }
const secret = oauth.ClientSecretBasic(sandboxClient.secret)

async function discovered(): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(`${social.base}/oidc`)
  return oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, insecure))
}

async function login(server: oauth.AuthorizationServer, person: string, verifier: string, nonce: string) {
  const back = await comeBack(server.authorization_endpoint ?? '', person, {
    scope: 'openid profile email',
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return oauth.validateAuthResponse(server, client, back, 'a state')
}

test('a strict client logs in: discovery, PKCE, nonce, signature, userinfo', async () => {
  const server = await discovered()
  const verifier = oauth.generateRandomCodeVerifier()
  const nonce = oauth.generateRandomNonce()
  const params = await login(server, 'demo', verifier, nonce)
  const answer = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    secret,
    params,
    CALLBACK,
    verifier,
    insecure,
  )
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer, {
    expectedNonce: nonce,
    requireIdToken: true,
  })
  await oauth.validateApplicationLevelSignature(server, answer, insecure)
  const claims = oauth.getValidatedIdTokenClaims(tokens)
  expect(claims).toMatchObject({ sub: 'sandbox-demo', name: '林予安', email: 'demo@sandbox.example' })
  const info = await oauth.userInfoRequest(server, client, tokens.access_token, insecure)
  expect(await oauth.processUserInfoResponse(server, client, claims?.sub ?? '', info)).toMatchObject({
    name: '林予安',
  })
  const again = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    secret,
    params,
    CALLBACK,
    verifier,
    insecure,
  )
  await expect(oauth.processAuthorizationCodeResponse(server, client, again)).rejects.toMatchObject({
    error: 'invalid_grant',
  })
})

test('another verifier or another secret gives no token', async () => {
  const server = await discovered()
  const params = await login(server, 'second', oauth.generateRandomCodeVerifier(), 'n')
  const other = oauth.generateRandomCodeVerifier()
  const wrong = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    secret,
    params,
    CALLBACK,
    other,
    insecure,
  )
  expect([wrong.status, await wrong.json()]).toMatchObject([400, { error: 'invalid_grant' }])
  const guessed = oauth.ClientSecretPost('guessed')
  const stranger = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    guessed,
    params,
    CALLBACK,
    other,
    insecure,
  )
  expect(stranger.status).toBe(401)
})

test('without PKCE there is no dialog', async () => {
  const server = await discovered()
  const back = await comeBack(server.authorization_endpoint ?? '', 'demo', { scope: 'openid' })
  expect(back.searchParams.get('error')).toBe('invalid_request')
})

test('who refuses comes back with access_denied', async () => {
  const server = await discovered()
  await expect(login(server, 'refuses', 'v', 'n')).rejects.toMatchObject({ error: 'access_denied' })
})

test('a code of one site is none of another', async () => {
  const back = await comeBack(`${social.base}/facebook/dialog/v26.0/dialog/oauth`, 'demo')
  const { statusCode, body } = await request(`${social.base}/oidc/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: exchangeFields(back).toString(),
  })
  expect([statusCode, await body.json()]).toMatchObject([400, { error: 'invalid_grant' }])
})
