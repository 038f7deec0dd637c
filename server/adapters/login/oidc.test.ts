import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxClient } from '#sandbox/social/sandbox-client'
import { serveSocial } from '#sandbox/social/serve-social'
import { type Http, undiciHttp } from '#sources/live/http'
import { oidcLogin } from './oidc.ts'

let folder: string
let social: Awaited<ReturnType<typeof serveSocial>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybound-oidc-'))
  social = await serveSocial({ folder, now: () => Date.now() })
})
afterAll(async () => {
  await social?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Logs in at a provider whose ID tokens are changed on the way. */
async function logIn(change: (idToken: string) => string) {
  const http: Http = async ask => {
    const answer = await undiciHttp(ask)
    if (!ask.url.endsWith('/token')) return answer
    const json = JSON.parse(answer.text)
    return { ...answer, text: JSON.stringify({ ...json, id_token: change(json.id_token) }) }
  }
  const issuer = `${social.base}/oidc`
  const client = { clientId: sandboxClient.id, clientSecret: sandboxClient.secret, name: 'OpenID' }
  const login = oidcLogin({ issuer, ...client }, http, () => new Date())
  const loginRequest = {
    redirectUri: 'http://localhost:3000/social/oidc_callback',
    state: 'state',
    nonce: 'nonce',
    verifier: 'v'.repeat(43),
    sources: [],
    again: false,
  }
  const { headers, body } = await request(`${await login.address(loginRequest)}&person=demo`)
  await body.dump()
  return login.account(new URL(String(headers.location)).searchParams, loginRequest)
}

test('an ID token is believed as the provider signed it', async () => {
  expect(await logIn(token => token)).toMatchObject({ subject: 'sandbox-demo' })
})

test.each<[string, (token: string) => string]>([
  ['of another person', token => withClaims(token, { sub: 'sandbox-second' })],
  ['with a broken signature', token => `${token.slice(0, -8)}AAAAAAAA`],
  ['without a signature', token => token.replace(/[^.]*$/, '')],
])('an ID token %s is refused', async (_, change) => {
  expect(await logIn(change)).toMatchObject({ refused: 'failed' })
})

function withClaims(token: string, claims: object): string {
  const [header, body = '', signature] = token.split('.')
  const changed = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), ...claims }
  return [header, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.')
}
