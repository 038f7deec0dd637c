import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiRoot } from '#contract/call'
import { sessions } from '#server/features/account/sessions/schema'
import type { BookRow } from '#server/features/library/books/schema'
import { uploads } from '#server/features/library/uploads/schema'
import { uploadPath } from '#server/features/library/uploads/upload-path'
import { type ImportFixture, importFixture } from '../imports/import-fixture.ts'
import { uploadServer } from '../imports/upload-server.ts'
import { sessionRow } from '../login/session-row.ts'

// One person acts on the upload of another by an address or a header that two readers understand differently.

let fixture: ImportFixture
let server: Awaited<ReturnType<typeof uploadServer>>
let attacker: BookRow
let victim: BookRow
let victimUpload: string
beforeAll(async () => {
  fixture = await importFixture()
  server = await uploadServer(fixture.database.url, fixture.folder)
  attacker = await fixture.newBook()
  victim = await fixture.newBook()
  for (const { uid } of [attacker, victim]) await logIn(uid)
  victimUpload = await begin(victim, 20, 'theirs')
})
afterAll(async () => {
  await server.close()
  await fixture.close()
})

const root = `${apiRoot}/uploads`
const encoded = (value: string) => Buffer.from(value).toString('base64')

async function logIn(uid: string) {
  await fixture.deps.db.insert(sessions).values(sessionRow(uid, uid))
}

/** A call as it is written: clients would put addresses in order first. */
async function call(
  method: string,
  path: string,
  uid: string,
  headers: Record<string, string | string[]> = {},
  body = '',
) {
  const { hostname, port } = new URL(server.address)
  const sent = httpRequest({
    hostname,
    port,
    path,
    method,
    headers: {
      'tus-resumable': '1.0.0',
      authorization: `Token ${uid}`,
      'content-length': String(body.length),
      ...(method === 'PATCH' && { 'content-type': 'application/offset+octet-stream' }),
      ...headers,
    },
  })
  sent.end(body)
  const [answer] = await once(sent, 'response')
  const words = await text(answer)
  return { status: Number(answer.statusCode), headers: answer.headers, words }
}

async function begin({ uid, bid }: BookRow, length: number, bytes: string): Promise<string> {
  const headers = { 'upload-length': String(length), 'upload-metadata': `bid ${encoded(bid)}` }
  const created = await call('POST', `${root}/`, uid, headers)
  const path = String(created.headers.location)
  await call('PATCH', path, uid, { 'upload-offset': '0' }, bytes)
  return path.slice(path.lastIndexOf('/') + 1)
}

/** What there is of an upload: its bytes, and its row but for when bytes came last, which its own are noted a moment after. */
async function stateOf(uploadId: string) {
  const [row] = await fixture.deps.db.select().from(uploads).where(eq(uploads.uploadId, uploadId))
  return [
    row && { ...row, arrivedAt: undefined },
    await readFile(uploadPath(fixture.deps.settings, uploadId), 'utf8').catch(() => 'gone'),
  ]
}

const addresses: [string, (mine: string, theirs: string) => string][] = [
  ['a query with a path', (mine, theirs) => `${root}/${mine}?x=/${theirs}`],
  ['a query with a whole address', (mine, theirs) => `${root}/${mine}?x=${root}/${theirs}`],
  ['a query that ends with a slash', (mine, theirs) => `${root}/${mine}?/${theirs}/`],
  ['an id in the query', (mine, theirs) => `${root}/${mine}?uploadId=${theirs}&id=${theirs}`],
  ['a query that cannot be decoded', (mine, theirs) => `${root}/${mine}?%/${theirs}`],
  ['an encoded slash', (mine, theirs) => `${root}/${mine}%2F${theirs}`],
  ['a slash encoded twice', (mine, theirs) => `${root}/${mine}%252F${theirs}`],
  ['an encoded backslash', (mine, theirs) => `${root}/${mine}%5C..%5C${theirs}`],
  ['two ids', (mine, theirs) => `${root}/${mine}/${theirs}`],
  ['two slashes', (mine, theirs) => `${root}/${mine}//${theirs}`],
  ['a step back', (mine, theirs) => `${root}/${mine}/../${theirs}`],
  ['an encoded step back', (mine, theirs) => `${root}/${mine}/%2e%2e/${theirs}`],
  ['a parameter of a path', (mine, theirs) => `${root}/${mine}/..;/${theirs}`],
  ['a parameter behind the id', (mine, theirs) => `${root}/${mine};/${theirs}`],
  ['a fragment', (mine, theirs) => `${root}/${mine}#/${theirs}`],
  ['an encoded query', (mine, theirs) => `${root}/${mine}%3Fx=/${theirs}`],
  ['NUL', (mine, theirs) => `${root}/${mine}%00/${theirs}`],
  ['a whole address', (mine, theirs) => `http://other.example${root}/${mine}?x=/${theirs}`],
]

const calls: [method: string, headers: Record<string, string>][] = [
  ['HEAD', {}],
  ['PATCH', { 'upload-offset': '6' }],
  ['DELETE', {}],
]

test.each(
  addresses.flatMap(([name, address]) =>
    calls.map(([method, headers]) => ({ name, method, address, headers })),
  ),
)('$method with $name never reaches another upload', async ({ method, address, headers }) => {
  const mine = await begin(attacker, 30, 'mine')
  const before = await stateOf(victimUpload)
  const answer = await call(
    method,
    address(mine, victimUpload),
    attacker.uid,
    headers,
    method === 'PATCH' ? 'evil' : '',
  )
  expect(await stateOf(victimUpload)).toEqual(before)
  expect(answer.status).toBeLessThan(500)
  // what is shown is one's own, or nothing
  expect([undefined, '30']).toContain(answer.headers['upload-length'])
  expect([undefined, '4', '8']).toContain(answer.headers['upload-offset'])
})

test('one that is addressed with a query is still the one before it', async () => {
  const mine = await begin(attacker, 30, 'mine')
  const path = `${root}/${mine}?x=/${victimUpload}`
  const head = await call('HEAD', path, attacker.uid)
  expect([head.status, head.headers['upload-length']]).toEqual([200, '30'])
  await call('PATCH', path, attacker.uid, { 'upload-offset': '4' }, 'more')
  expect((await stateOf(mine))[1]).toBe('minemore')
  expect((await call('DELETE', path, attacker.uid)).status).toBe(204)
  expect(await stateOf(mine)).toEqual([undefined, 'gone'])
})

test.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
  '%s does not make one method another',
  async name => {
    const mine = await begin(attacker, 30, 'mine')
    const answer = await call('HEAD', `${root}/${mine}`, attacker.uid, { [name]: 'DELETE' })
    expect(answer.status).toBe(200)
    expect((await stateOf(mine))[1]).toBe('mine')
    const before = await stateOf(victimUpload)
    const posted = await call('POST', `${root}/${victimUpload}`, attacker.uid, {
      [name]: 'PATCH',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '6',
    })
    expect(posted.status).toBe(404)
    expect(await stateOf(victimUpload)).toEqual(before)
  },
)

test.each([
  ['final', () => ({ 'upload-concat': `final;${root}/${victimUpload}` })],
  ['partial', () => ({ 'upload-concat': 'partial' })],
])('uploads are not joined: %s', async (_, headers) => {
  const answer = await call('POST', `${root}/`, attacker.uid, {
    'upload-length': '20',
    'upload-metadata': `bid ${encoded(attacker.bid)}`,
    ...headers(),
  })
  expect(answer.status).toBe(400)
})

test.each([
  ['a tab for a space', (mine: string, theirs: string) => `bid ${theirs},bid\t${mine}`],
  ['the other order', (mine: string, theirs: string) => `bid\t${theirs},bid ${mine}`],
  ['a book named twice', (mine: string, theirs: string) => `bid ${theirs},bid ${mine}`],
  ['two values', (mine: string, theirs: string) => `bid ${theirs} ${mine}`],
  ['a value with other letters behind it', (mine: string, theirs: string) => `bid ${mine}=${theirs}`],
])('no upload begins in the book of another: %s', async (_, metadata) => {
  const before = await fixture.deps.db.select().from(uploads).where(eq(uploads.bid, victim.bid))
  await call('POST', `${root}/`, attacker.uid, {
    'upload-length': '10',
    'upload-metadata': metadata(encoded(attacker.bid), encoded(victim.bid)),
  })
  expect(await fixture.deps.db.select().from(uploads).where(eq(uploads.bid, victim.bid))).toEqual(before)
})
