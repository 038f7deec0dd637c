import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiRoot, type Call } from '#contract/call'
import { calls } from '#contract/calls'
import { wireName } from '#contract/wire'
import { type Studio, startStudio } from '../studio.ts'
import { makeFixture } from './make-fixture.ts'
import { type Fixture, requests } from './requests.ts'

// Takes long: every body of the API is sent NUL, half characters and endless nesting in each of its fields.

let studio: Studio
let token: string
let fixture: Fixture
beforeAll(async () => {
  studio = await startStudio({ worker: false })
  const person = await studio.logIn('empty')
  token = person.token
  fixture = await makeFixture(studio, person)
})
afterAll(() => studio.close())

/** A request as it stands on the line; no client of ours would send most of them. */
async function send(method: string, path: string, body = '', headers: string[] = []): Promise<string> {
  const { hostname, port } = new URL(studio.origin)
  const socket = connect(Number(port), hostname).setTimeout(60_000, () => socket.destroy())
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(body ? ['Content-Type: application/json'] : []),
    ...headers,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`, 'latin1')
  socket.write(body)
  return text(socket)
}

const statusOf = (answer: string) => Number(answer.split(' ')[1])
const mine = () => `Authorization: Token ${token}`

const paths = [
  '//',
  '///',
  '//example.org/',
  '/%00',
  '/%',
  '/%ff',
  '/%ed%a0%80',
  `${apiRoot}//`,
  `${apiRoot}/books/%00/`,
  `${apiRoot}/books/%ff/`,
  `${apiRoot}/books/%ed%a0%80/`,
  `${apiRoot}/books/?uid=%00`,
  `${apiRoot}/books/?uid=%ed%a0%80`,
  '/media/%00/',
  '/cover/%00/',
  '/canvas/%00/',
  '/download/%00/',
  '/social/facebook_login?state=%00',
  '/social/facebook_login?state=cid_%ed%a0%80',
  '/social/facebook_login/?scopes=%00',
  '/social/oidc_callback?state=%00&code=%00',
  '/social/%00_login',
  '/login?token=%00&uid=%00',
  '/share/%00',
  `${apiRoot}/uploads/%00`,
  '*',
]

test.each(paths)('GET %s is no fault of the server', async path => {
  const answer = await send('GET', path, '', [mine()])
  expect(statusOf(answer), answer).toBeGreaterThanOrEqual(200)
  expect(statusOf(answer), answer).toBeLessThan(500)
})

test.each([`${apiRoot}/books/%00/`, `${apiRoot}/books/?uid=%00`, '/social/facebook_login?state=%00'])(
  'GET %s is a bad request, in a sentence',
  async path => {
    const answer = await send('GET', path, '', [mine(), 'Accept-Language: en'])
    expect(statusOf(answer)).toBe(400)
    expect(answer).toContain('The text has characters that cannot be stored')
  },
)

const hostileHeaders = [
  'Cookie: login=%00; user=%00; language=%00',
  'Cookie: login=%ff; user=%ed%a0%80',
  'Cookie: =;;;==;',
  'Accept-Language: %00\xff',
  'X-Tab: %00\xff',
  'X-Share: %00\xff',
  'X-Share: a.b.c',
  'Authorization: Token \xff\x80',
  'Authorization: Token',
  'X-Forwarded-For: %00, nobody',
  'If-None-Match: \xff',
  'Range: bytes=9-1',
  'Upload-Metadata: bid AA==,filename AAAA',
]
test('GET // is a bad request, in a sentence', async () => {
  const answer = await send('GET', '//', '', ['Accept-Language: en'])
  expect(statusOf(answer)).toBe(400)
  expect(answer).toContain('Request error, code 400')
})

test.each(hostileHeaders)('the header %s is no fault of the server', async header => {
  for (const path of [
    `${apiRoot}/books/`,
    '/',
    '/social/facebook_login',
    `${apiRoot}/books/${fixture.bid}/`,
  ]) {
    const answer = await send('GET', path, '', [header])
    expect(statusOf(answer), answer).toBeGreaterThanOrEqual(200)
    expect(statusOf(answer), answer).toBeLessThan(500)
  }
})

test('the metadata of an upload may hold anything', async () => {
  const base64 = (words: string) => Buffer.from(words, 'latin1').toString('base64')
  for (const metadata of [
    `bid ${base64(fixture.bid)},filename ${base64('a\0b\xed\xa0\x80')}`,
    `bid ${base64('\0')},filename ${base64('a')}`,
    `bid ${base64(fixture.bid)},first ${base64('\0')}`,
  ]) {
    const headers = [mine(), 'Tus-Resumable: 1.0.0', 'Upload-Length: 10', `Upload-Metadata: ${metadata}`]
    const answer = await send('POST', `${apiRoot}/uploads/`, '', headers)
    expect(statusOf(answer), answer).toBeLessThan(500)
  }
})

// who logs out cannot go on; who deletes the book has nothing left to ask about
const withBody = Object.entries(calls as Record<string, Call>).filter(
  ([name, call]) => call.body && name !== 'closeSession' && name !== 'deleteBook',
)

test.each(withBody)('%s refuses NUL, half characters and endless nesting in its body', async (name, call) => {
  const good = requests[name]?.(fixture) ?? {}
  const path = apiRoot + call.path.replace(/\{(\w+)\}/g, (_, param: string) => String(good.params?.[param]))
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  const fields = Object.entries(Object(good.body))
  const bodies = [
    deep,
    `{"a":${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}}`,
    ...fields.flatMap(([field]) => {
      const spoilt = (json: string) =>
        JSON.stringify({ ...Object(good.body), [field]: '@' })
          .replace('"@"', json)
          .replace(field, wireName(field))
      return [spoilt('"a\\u0000b"'), spoilt('"\\ud800"'), spoilt('["\\u0000"]'), spoilt(deep)]
    }),
    '{"\\u0000":1}',
    '"\\u0000"',
  ]
  for (const body of bodies) {
    const answer = await send(call.method, path, body, [mine()])
    expect(statusOf(answer), `${body.slice(0, 80)} ${answer}`).toBe(400)
    expect(answer).toMatch(/"message":".+"/)
  }
})
