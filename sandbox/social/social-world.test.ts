import { createConnection } from 'node:net'
import fc from 'fast-check'
import { request } from 'undici'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ask, everyPage } from './ask-graph.ts'
import { type ServedSocial, serveSocial } from './serve-social.ts'
import { facebookToken, instagramToken } from './visit-social.ts'

let social: ServedSocial
beforeAll(async () => {
  social = await serveSocial({ now: () => 1_700_000_000_000 })
})
afterAll(() => social.close())
afterEach(() => control({}, '/reset'))

async function control(order: unknown, path = ''): Promise<number> {
  const { statusCode, body } = await request(`${social.base}/control${path}`, {
    method: 'POST',
    body: JSON.stringify(order),
  })
  await body.dump()
  return statusCode
}

const posts = (token: string, query = 'limit=5') =>
  `${social.base}/facebook/graph/v26.0/me/posts?${query}&access_token=${token}`

test('what is not below the prefix is left to others', async () => {
  for (const path of ['/', '/sandboxes/facebook', '/api']) {
    const { statusCode, body } = await request(new URL(path, social.base))
    expect([statusCode, await body.text()]).toEqual([404, ''])
  }
})

test('addresses in answers follow the host and the scheme that were asked', async () => {
  const token = await facebookToken(social.base, 'demo')
  const { body } = await request(posts(token), {
    headers: { host: 'book.example', 'x-forwarded-proto': 'https' },
  })
  expect(await body.json()).toMatchObject({
    paging: {
      next: expect.stringMatching(/^https:\/\/book\.example\/sandbox\/facebook\/graph\/v26\.0\/me\/posts\?/),
    },
  })
})

test('calls fail as ordered, so often, for one person', async () => {
  const demo = await facebookToken(social.base, 'demo')
  const second = await facebookToken(social.base, 'second')
  await control({ person: 'demo', fail: { path: '/me/posts', times: 2, code: 2 } })
  expect((await ask(posts(second))).status).toBe(200)
  const codes = []
  for (let call = 0; call < 3; call++) codes.push((await ask(posts(demo))).error?.code)
  expect(codes).toEqual([2, 2, undefined])
})

test('a picture fails as ordered', async () => {
  const token = await instagramToken(social.base, 'demo')
  const media = await ask(
    `${social.base}/instagram/graph/me/media?fields=media_url&limit=1&access_token=${token}`,
  )
  await control({ person: 'demo', fail: { path: '/cdn', status: 502 } })
  const statuses = []
  for (let call = 0; call < 2; call++) {
    const { statusCode, body } = await request(media.data?.[0]?.media_url ?? '')
    await body.dump()
    statuses.push(statusCode)
  }
  expect(statuses).toEqual([502, 200])
})

test('a login ends after so many calls as ordered, and the next one does not', async () => {
  const token = await facebookToken(social.base, 'demo')
  await control({ person: 'demo', expireAfter: 1 })
  expect((await ask(posts(token))).status).toBe(200)
  expect((await ask(posts(token))).error?.code).toBe(190)
  expect((await ask(posts(await facebookToken(social.base, 'demo')))).status).toBe(200)
})

test('next leads to another host as ordered', async () => {
  const token = await facebookToken(social.base, 'demo')
  await control({ person: 'demo', redirectNextTo: 'http://elsewhere.example' })
  expect((await ask(posts(token))).paging?.next).toMatch(/^http:\/\/elsewhere\.example\/sandbox\//)
})

test('an empty page comes once as ordered, and loses nothing', async () => {
  const token = await facebookToken(social.base, 'second')
  const count = async () => (await everyPage(posts(token, 'limit=20'))).map(page => page.data?.length ?? 0)
  const usual = await count()
  await control({ person: 'second', emptyPageWithNext: true })
  expect(await count()).toEqual([0, ...usual])
})

test('after a reset the first login of one who expires ends early again', async () => {
  for (let round = 0; round < 2; round++) {
    await control({}, '/reset')
    const token = await facebookToken(social.base, 'expires')
    const codes = []
    for (let call = 0; call < 4; call++) codes.push((await ask(posts(token))).error?.code)
    expect(codes).toEqual([undefined, undefined, undefined, 190])
  }
})

test('a stalled answer comes with the reset', async () => {
  const token = await facebookToken(social.base, 'demo')
  await control({ person: 'demo', stall: { path: '/posts', ms: 600_000 } })
  expect((await ask(posts(token).replace('/posts', '/albums'))).status).toBe(200)
  const stalled = ask(posts(token))
  const other = await facebookToken(social.base, 'second')
  expect((await ask(posts(other))).status).toBe(200)
  await control({}, '/reset')
  expect((await stalled).status).toBe(200)
})

test.each([['not an order'], [{ fail: {} }], [{ unknown: 1 }], [null]])(
  'the order %j is refused',
  async order => {
    expect(await control(order)).toBe(400)
  },
)

test('nothing that is asked brings it down', { timeout: 60_000 }, async () => {
  const token = await facebookToken(social.base, 'demo')
  const heads = [
    '/facebook/graph/v26.0/me/posts',
    '/facebook/graph/v26.0/me/albums',
    '/facebook/graph',
    '/facebook/dialog/v26.0/dialog/oauth',
    '/instagram/graph/me/media',
    '/oidc/token',
    '/cdn/demo/demo',
    '/control',
    '',
  ]
  const keys = [
    'fields',
    'limit',
    'after',
    'until',
    '__paging_token',
    'access_token',
    'client_id',
    'oe',
    'oh',
  ]
  const part = fc.oneof(
    fc.constantFrom('', '%', '%zz', '..', '//', '__proto__', 'constructor', '{', 'id,id{'),
    fc.string(),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...heads),
      fc.array(part, { maxLength: 3 }),
      fc.array(fc.tuple(fc.constantFrom(...keys), part), { maxLength: 4 }),
      fc.constantFrom('GET', 'POST', 'HEAD', 'DELETE'),
      async (head, tail, query, method) => {
        const path = [head, ...tail.map(segment => segment.replace(/[^!-"$-~]/g, '%20'))].join('/')
        const search = query
          .map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`)
          .join('&')
        const line = `${method} /sandbox${path}?${search}&access_token=${token} HTTP/1.1`
        expect(await rawStatus(line)).toBeLessThan(500)
      },
    ),
    { numRuns: 300, seed: 1 },
  )
})

/** The status of a request whose first line is sent as it is, which no client would do. */
function rawStatus(line: string): Promise<number> {
  const { hostname, port } = new URL(social.base)
  return new Promise((resolve, reject) => {
    const socket = createConnection(Number(port), hostname, () =>
      socket.write(`${line}\r\nhost: ${hostname}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`),
    )
    let answer = ''
    socket.on('data', bytes => {
      answer += String(bytes)
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(Number(answer.split(' ')[1] ?? 599)))
  })
}
