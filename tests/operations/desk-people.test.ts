import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shareHeader } from '#contract/call'
import { listDeskActs } from '#contract/desk-acts'
import {
  changeDeskQuotas,
  deleteDeskPerson,
  disableDeskPerson,
  enableDeskPerson,
  endDeskSessions,
  keepDeskPerson,
  listDeskPeople,
  readDeskPerson,
} from '#contract/desk-people'
import { openSession } from '#contract/sessions'
import { changeSharing, unlockShare } from '#contract/sharing'
import { createBook, readBook } from '#contract/shelf'
import { readQuotas, readUser } from '#contract/users'
import { hashOf } from '#server/features/account/sessions/authenticate'
import { insertTicket } from '#server/features/account/sessions/store'
import { listDisabled } from '#server/features/account/users/store'
import { orders } from '#server/features/shop/orders/schema'
import { type Connection, connect } from '#server/kernel/db/connect'
import { newId } from '#server/new-id'
import { insertDeskOrder } from '../shop/insert-desk-order.ts'
import { type Answer, type Studio, startStudio } from '../studio.ts'

// What the staff sees of people and does for them.

let studio: Studio
let connection: Connection
let token: string
let uid: string
let person: { uid: string; token: string }
const staff: string[] = []
beforeAll(async () => {
  studio = await startStudio({ worker: false, staff })
  connection = connect(studio.databaseUrl, error => {
    throw error
  })
  ;({ token, uid } = await studio.logIn('empty'))
  person = await studio.logIn('second')
  staff.push(uid)
})
afterAll(async () => {
  await connection.close()
  await studio.close()
})

const reason = '本人來信'
const of = (params = { uid: person.uid }) => ({ token, params, body: { reason } })
const errorOf = ({ status, body }: Answer) => [status, body.errors.name]
const found = async (query: Record<string, string>) => {
  const { status, body } = await studio.call(listDeskPeople, { token, query })
  expect(status).toBe(200)
  return body.data.people.map((row: { uid: string }) => row.uid)
}
const acts = async () =>
  (await studio.call(listDeskActs, { token, query: { target: person.uid } })).body.data.acts

/** Back from the network with a ticket, as any way to log in ends. */
async function logIn(): Promise<Answer> {
  const [ticket, browser] = [newId(), newId()]
  await insertTicket(connection.db, {
    ticketHash: hashOf(ticket),
    uid: person.uid,
    expiresAt: new Date(Date.now() + 3_600_000),
    browserHash: hashOf(browser),
  })
  const headers = { cookie: `login=${browser}` }
  return studio.call(openSession, { body: { uid: person.uid, ticket }, headers })
}

test('people are found by name, id and the e-mail of their orders, and by nothing else', async () => {
  const oid = await insertDeskOrder(connection)
  await connection.db.update(orders).set({ uid: person.uid }).where(eq(orders.oid, oid))
  const { name } = (await studio.call(readDeskPerson, of())).body.data
  expect(await found({ search: name.slice(0, 2).toLowerCase() })).toContain(person.uid)
  expect(await found({ search: person.uid })).toEqual([person.uid])
  expect(await found({ search: `${oid}@exam` })).toEqual([person.uid])
  expect(await found({ search: '%' })).toEqual([])
  expect(await found({ disabled: 'true' })).toEqual([])
  expect((await found({})).toSorted()).toEqual([uid, person.uid].toSorted())
})

test('a page goes on after the last of the one before it', async () => {
  const [first] = (await studio.call(listDeskPeople, { token })).body.data.people
  const rest = await found({ before: first.created_at, beforeUid: first.uid })
  expect([first.uid, ...rest].toSorted()).toEqual([uid, person.uid].toSorted())
})

test('a person is shown by figures and states, without words of books', async () => {
  const { body } = await studio.call(readDeskPerson, of())
  expect(body.data).toMatchObject({
    uid: person.uid,
    books: 1,
    orders: 1,
    networks: ['facebook'],
    sessions: 1,
    last_seen: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    is_staff: false,
    disabled_at: null,
  })
  const missing = await studio.call(readDeskPerson, of({ uid: 'nobody' }))
  expect(errorOf(missing)).toEqual([404, 'notFound'])
})

test('another quota holds for one person; of two of the staff who saw the same, the second is told', async () => {
  const change = (quotas: object, seen: object) =>
    studio.call(changeDeskQuotas, { ...of(), body: { reason, quotas, seen } })
  const both = await Promise.all([change({ books: 1 }, {}), change({ books: 2, pdfs: 9 }, {})])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const now = both[0].status === 200 ? { books: 1 } : { books: 2, pdfs: 9 }
  expect((await change({ books: 1, images: 7 }, now)).status).toBe(200)
  const { quotas } = (await studio.call(readQuotas, { token: person.token, params: { uid: person.uid } }))
    .body.data
  expect(quotas).toContainEqual({ kind: 'books', used: 1, limit: 1 })
  const answer = await studio.call(createBook, { token: person.token, body: {} })
  expect(errorOf(answer)).toEqual([400, 'tooManyBooks'])
  expect((await change({}, { books: 1, images: 7 })).body.data.done).toBe(true)
  expect((await studio.call(createBook, { token: person.token, body: {} })).status).toBe(201)
  expect((await acts())[0]).toMatchObject({
    act: 'changeQuotas',
    who: { uid },
    details: [
      { name: 'images', value: 'standard' },
      { name: 'books', value: 'standard' },
      { name: 'reason', value: reason },
    ],
  })
})

test('who is disabled is logged out at once and cannot log in, until the account is enabled', async () => {
  const both = await Promise.all([1, 2].map(() => studio.call(disableDeskPerson, of())))
  expect(both.map(({ body }) => body.data.done).toSorted()).toEqual([false, true])
  const read = { token: person.token, params: { uid: person.uid } }
  expect((await studio.call(readUser, read)).status).toBe(401)
  expect(errorOf(await logIn())).toEqual([403, 'accountDisabled'])
  expect(await found({ disabled: 'true' })).toEqual([person.uid])
  // whose jobs workers pass over
  expect(await listDisabled(connection.db)).toEqual([person.uid])
  expect((await studio.call(enableDeskPerson, of())).body.data).toMatchObject({
    done: true,
    person: { disabled_at: null },
  })
  expect((await studio.call(enableDeskPerson, of())).body.data.done).toBe(false)
  expect((await logIn()).status).toBe(201)
})

test('what a disabled person shared is closed to others, and open as before when the account is enabled', async () => {
  const owner = await studio.firstBook('huge')
  const { uid: ownerUid } = await studio.logIn('huge')
  const params = { bid: owner.bid }
  const share = async (body: object) =>
    (await studio.call(changeSharing, { token: owner.token, params, body })).body.data.link?.share
  const withLink = { [shareHeader]: await share({ link: { password: 'eight letters' } }) }
  const link = withLink[shareHeader]
  const unlock = (password: string) => studio.call(unlockShare, { params, body: { share: link, password } })
  const pass = (await unlock('eight letters')).body.data.share
  const seen = async () => [
    (await studio.call(readBook, { params, headers: { [shareHeader]: pass } })).status,
    (await unlock('eight letters')).status,
  ]
  expect(await seen()).toEqual([200, 200])
  expect((await studio.call(disableDeskPerson, of({ uid: ownerUid }))).body.data.done).toBe(true)
  expect(await seen()).toEqual([404, 404])
  expect((await studio.call(enableDeskPerson, of({ uid: ownerUid }))).body.data.done).toBe(true)
  expect(await seen()).toEqual([200, 200])

  const { token: again } = await studio.logIn('huge')
  await studio.call(changeSharing, { token: again, params, body: { public: true, link: null } })
  const read = async () => (await studio.call(readBook, { params })).status
  expect(await read()).toBe(200)
  await studio.call(disableDeskPerson, of({ uid: ownerUid }))
  expect(await read()).toBe(404)
  await studio.call(enableDeskPerson, of({ uid: ownerUid }))
  expect(await read()).toBe(200)
})

test('sessions are ended for who lost a phone', async () => {
  const other = await studio.logIn('second')
  expect((await studio.call(endDeskSessions, of())).body.data).toMatchObject({
    done: true,
    person: { sessions: 0, last_seen: null },
  })
  const read = { token: other.token, params: { uid: person.uid } }
  expect((await studio.call(readUser, read)).status).toBe(401)
  expect((await studio.call(endDeskSessions, of())).body.data.done).toBe(false)
})

test('an account is deleted as its person would, by its name, and kept while there is time', async () => {
  const { name } = (await studio.call(readDeskPerson, of())).body.data
  const remove = (typed: string) => studio.call(deleteDeskPerson, { ...of(), body: { reason, name: typed } })
  expect(errorOf(await remove('somebody else'))).toEqual([400, 'deskInvalid'])
  const { data } = (await remove(name)).body
  expect(data).toMatchObject({ done: true, person: { deletes_at: expect.any(String) } })
  expect((await remove(name)).body.data.done).toBe(false)
  expect((await studio.call(keepDeskPerson, of())).body.data).toMatchObject({
    done: true,
    person: { deletes_at: null },
  })
  expect((await studio.call(keepDeskPerson, of())).body.data.done).toBe(false)
})

test('whoever works at the desk is neither disabled nor deleted there', async () => {
  const own = of({ uid })
  expect(errorOf(await studio.call(disableDeskPerson, own))).toEqual([403, 'staffAccount'])
  const { name } = (await studio.call(readDeskPerson, own)).body.data
  const remove = await studio.call(deleteDeskPerson, { ...own, body: { reason, name } })
  expect(errorOf(remove)).toEqual([403, 'staffAccount'])
})

test('nothing is done without a reason, and every act is in the log once', async () => {
  const without = await studio.call(disableDeskPerson, { ...of(), body: { reason: ' ' } })
  expect(without.status).toBe(400)
  expect((await acts()).map((row: { act: string }) => row.act)).toEqual([
    'keepPerson',
    'deletePerson',
    'endSessions',
    'enablePerson',
    'disablePerson',
    'changeQuotas',
    'changeQuotas',
    'changeQuotas',
  ])
})
