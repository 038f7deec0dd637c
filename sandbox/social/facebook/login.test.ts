import { createHash, createHmac } from 'node:crypto'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../ask-graph.ts'
import { sandboxClient } from '../sandbox-client.ts'
import { type ServedSocial, serveSocial } from '../serve-social.ts'
import { comeBack, exchangeFields, FACEBOOK_SCOPES, facebookToken } from '../visit-social.ts'

let social: ServedSocial
let nowMs = 1_700_000_000_000
beforeAll(async () => {
  social = await serveSocial({ now: () => nowMs })
})
afterAll(() => social.close())

const dialog = () => `${social.base}/facebook/dialog/v26.0/dialog/oauth`
const graph = () => `${social.base}/facebook/graph/v26.0`
const exchange = (fields: URLSearchParams) => ask(`${graph()}/oauth/access_token?${fields}`)

test('the dialog is a page that lists the people', async () => {
  const query = new URLSearchParams({
    client_id: sandboxClient.id,
    redirect_uri: 'http://localhost/"><script>',
    response_type: 'code',
    state: '"><script>alert(1)</script>',
  })
  const { statusCode, headers, body } = await request(`${dialog()}?${query}`)
  const page = await body.text()
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect([...page.matchAll(/data-person="(\w+)"/g)].map(match => match[1])).toEqual([
    'demo',
    'second',
    'empty',
    'huge',
    'refuses',
    'expires',
    'withholds',
    'limited',
  ])
  expect(page).toContain('<html lang="zh-Hant">')
  expect(page).not.toContain('<script>')
})

test('a person comes back with the state and a code that is good once', async () => {
  const back = await comeBack(dialog(), 'demo')
  expect(back.origin + back.pathname).toBe('http://localhost/callback')
  expect(back.hash).toBe('#_=_')
  expect(back.searchParams.get('state')).toBe('a state')
  expect(await exchange(exchangeFields(back))).toMatchObject({
    status: 200,
    token_type: 'bearer',
    expires_in: 5400,
  })
  expect((await exchange(exchangeFields(back))).error).toMatchObject({ code: 100, error_subcode: 36009 })
})

test('who refuses comes back with the refusal', async () => {
  const back = await comeBack(dialog(), 'refuses')
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    error: 'access_denied',
    error_reason: 'user_denied',
    state: 'a state',
  })
})

test.each([
  [{ client_id: 'stranger' }, 'client_id'],
  [{ redirect_uri: 'javascript:alert(1)' }, 'redirect_uri'],
  [{ redirect_uri: '' }, 'redirect_uri'],
])('nobody is sent anywhere for a request with %j', async (change, named) => {
  const query = {
    client_id: sandboxClient.id,
    redirect_uri: 'http://localhost/',
    response_type: 'code',
    person: 'demo',
  }
  const { statusCode, body } = await request(`${dialog()}?${new URLSearchParams({ ...query, ...change })}`)
  expect(statusCode).toBe(400)
  expect(await body.text()).toContain(named)
})

test.each([
  ['redirect_uri', 'http://localhost/elsewhere', 36008],
  ['client_secret', 'guessed', undefined],
  ['client_id', 'stranger', undefined],
  ['code', 'made up', 36007],
])('a code with another %s gives no token', async (name, value, subcode) => {
  const fields = exchangeFields(await comeBack(dialog(), 'demo'))
  fields.set(name, value)
  const answer = await exchange(fields)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.error?.error_subcode).toBe(subcode)
})

test('a code is too old after ten minutes', async () => {
  const back = await comeBack(dialog(), 'demo')
  nowMs += 10 * 60_000
  expect((await exchange(exchangeFields(back))).error?.code).toBe(100)
})

test('a challenge of PKCE wants its verifier', async () => {
  const challenge = createHash('sha256').update('a verifier').digest('base64url')
  const pkce = { code_challenge: challenge, code_challenge_method: 'S256' }
  const fields = exchangeFields(await comeBack(dialog(), 'demo', pkce))
  expect((await exchange(fields)).error?.code).toBe(100)
  fields.set('code_verifier', 'a verifier')
  expect((await exchange(fields)).status).toBe(200)
})

test('a token can be exchanged for one that lasts 60 days, and examined', async () => {
  const short = await facebookToken(social.base, 'demo')
  const { id, secret } = sandboxClient
  const fields = {
    grant_type: 'fb_exchange_token',
    client_id: id,
    client_secret: secret,
    fb_exchange_token: short,
  }
  const long = await exchange(new URLSearchParams(fields))
  expect(long).toMatchObject({ expires_in: 5_184_000 })
  const query = new URLSearchParams({
    input_token: String(long.access_token),
    access_token: `${id}|${secret}`,
  })
  const { body } = await request(`${graph()}/debug_token?${query}`)
  expect(await body.json()).toMatchObject({
    data: { is_valid: true, type: 'USER', user_id: '10159000000000001', scopes: FACEBOOK_SCOPES.split(',') },
  })
  nowMs += 5_400_000
  expect((await ask(`${graph()}/me?access_token=${short}`)).error?.code).toBe(190)
  expect((await ask(`${graph()}/me?access_token=${String(long.access_token)}`)).name).toBe('林予安')
})

test('a proof of the secret is checked where one is given', async () => {
  const token = await facebookToken(social.base, 'demo')
  const proof = createHmac('sha256', sandboxClient.secret).update(token).digest('hex')
  expect((await ask(`${graph()}/me?access_token=${token}&appsecret_proof=${proof}`)).status).toBe(200)
  expect((await ask(`${graph()}/me?access_token=${token}&appsecret_proof=0${proof}`)).error?.code).toBe(100)
})
