import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { beside } from '../../../../tests/joining/beside.ts'
import { seedPerson } from '../../../../tests/joining/seed-person.ts'
import { freshLogins } from '../../../../tests/login/fresh-logins.ts'
import { origin } from '../../../../tests/login/login-fixture.ts'
import { identities } from '../../account/identities/schema.ts'
import { securityEvents } from '../../account/security/schema.ts'
import { users } from '../../account/users/schema.ts'
import { joinAccounts } from './join-accounts.ts'
import { presentJoining } from './present-joining.ts'
import { findProof, writeProof } from './proofs.ts'

const world = freshLogins()
beforeEach(async () => {
  await world.db.execute(
    sql`truncate coupons, orders, coupon_uses, pictures, desk_acts, region_prices cascade`,
  )
  Object.assign(world.deps.settings, { staffUids: [] })
})

/** What becomes of each column that names a person: `moved` with its row, `merged` into the row of the other, `ended`, or `kept` as history. */
const outcomes: Record<string, 'moved' | 'merged' | 'ended' | 'kept'> = {
  'addresses.uid': 'moved',
  'baskets.uid': 'merged',
  'books.uid': 'moved',
  'coupon_claims.uid': 'merged',
  'coupon_guesses.uid': 'merged',
  'coupon_uses.uid': 'moved',
  'coupons.uid': 'moved',
  // the staff's own notes say who it was then
  'desk_acts.target': 'kept',
  'desk_acts.uid': 'kept',
  'exports.uid': 'ended',
  'file_uses.uid': 'moved',
  'identities.uid': 'moved',
  'images.uid': 'moved',
  'invitations.invited_by': 'kept',
  'join_proofs.uid': 'ended',
  'login_links.uid': 'ended',
  'login_states.uid': 'ended',
  'orders.uid': 'moved',
  'passkey_challenges.uid': 'ended',
  'quota_uses.uid': 'moved',
  'referrals.child': 'merged',
  'referrals.parent': 'moved',
  'refunds.asked_by': 'kept',
  'region_prices.changed_by': 'kept',
  'region_prices.withdrawn_by': 'kept',
  'security_events.target': 'kept',
  'security_events.uid': 'kept',
  'sessions.uid': 'ended',
  'tickets.uid': 'ended',
  'uploads.uid': 'moved',
}

/** Columns that refer to a person, and those that are called as if they named one. */
async function columnsOfPeople(): Promise<string[]> {
  const { rows } = await world.db.execute<{ name: string }>(sql`
    select conrelid::regclass || '.' || attname as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'users'::regclass
    union
    select table_name || '.' || column_name from information_schema.columns
    where table_schema = 'public' and table_name <> 'users'
      and column_name ~ '^(uid|target|owner|person|.*_uid|.*_by)$'`)
  return rows.map(({ name }) => name).sort()
}

const countOf = async (column: string, uid: string) => {
  const [table, name] = column.split('.') as [string, string] // as outcomes writes them
  const { rows } = await world.db.execute<{ count: number }>(
    sql`select count(*)::int from ${sql.identifier(table)} where ${sql.identifier(name)} = ${uid}`,
  )
  return rows[0]?.count ?? 0
}

const counts = async (uid: string) =>
  Object.fromEntries(
    await Promise.all(Object.keys(outcomes).map(async name => [name, await countOf(name, uid)])),
  )

const request = { ip: '203.0.113.7' }
const both = async () => {
  await seedPerson(world.db, 'into', 'A')
  await seedPerson(world.db, 'from', 'B')
  await prove('session A', 'from')
}
const prove = (sessionId: string, uid: string) =>
  writeProof(world.db, { sessionId, uid, expiresAt: new Date('2100-01-01') })
const join = (uid = 'into', from = 'from') =>
  joinAccounts({ uid, sessionId: `session ${uid === 'into' ? 'A' : 'B'}` }, from, request, world.deps)
const isThere = async (uid: string) => (await world.db.$count(users, eq(users.uid, uid))) === 1
const queryRows = async <T>(query: ReturnType<typeof sql>) => (await world.db.execute(query)).rows as T[]

/** All rows of all tables, to see that nothing changed. */
async function everything(): Promise<string> {
  const tables = await queryRows<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const rowsOf = ({ name }: { name: string }) =>
    sql`select ${name} as name, jsonb_agg(to_jsonb(t) order by to_jsonb(t)) as rows from ${sql.identifier(name)} t`
  return JSON.stringify(await queryRows(sql`${sql.join(tables.map(rowsOf), sql` union all `)} order by 1`))
}

test('what becomes of every column that names a person is said', async () => {
  expect(await columnsOfPeople()).toEqual(Object.keys(outcomes).sort())
})

test('rows of every table become those of the account that stays, are merged, end or are history', async () => {
  await both()
  await prove('session B', 'into')
  const [into, from] = [await counts('into'), await counts('from')]
  const unseeded = Object.keys(outcomes).filter(name => from[name] === 0 && name !== 'security_events.target')
  expect(unseeded).toEqual([])
  expect(await join()).toEqual({})
  const [after, left] = [await counts('into'), await counts('from')]
  for (const [name, outcome] of Object.entries(outcomes)) {
    if (name.startsWith('security_events.')) continue
    const [own = 0, other = 0] = [into[name], from[name]]
    // the file of the export goes with it
    const gone = name === 'file_uses.uid' ? 1 : 0
    const expected = {
      moved: [own + other - gone, 0],
      merged: [name === 'coupon_claims.uid' ? 3 : 1, 0],
      ended: [name === 'join_proofs.uid' ? 0 : own, 0],
      kept: [own, other],
    }
    expect([name, after[name], left[name]]).toEqual([name, ...expected[outcome]])
  }
  expect(await isThere('from')).toBe(false)
})

test('baskets, guesses and presses of both are one person’s, and no order is lost or doubled', async () => {
  await both()
  await join()
  expect(await queryRows(sql`select lines from baskets where uid = 'into'`)).toEqual([
    {
      lines: [
        { bid: 'book-A', binding: 'paperback', quantity: 2 },
        { bid: 'book-B', binding: 'paperback', quantity: 2 },
      ],
    },
  ])
  expect(await queryRows(sql`select wrong, pauses from coupon_guesses`)).toEqual([{ wrong: 4, pauses: 1 }])
  expect(
    await queryRows(
      sql`select oid, uid, idempotency_key as key, total_minor as total from orders order by oid`,
    ),
  ).toEqual([
    { oid: 'order-A', uid: 'into', key: 'press', total: '69000' },
    { oid: 'order-B', uid: 'into', key: null, total: '69000' },
  ])
  expect(await queryRows(sql`select child, parent from referrals order by 1`)).toEqual([
    { child: 'child of A', parent: 'into' },
    { child: 'child of B', parent: 'into' },
    { child: 'into', parent: 'parent of A' },
  ])
})

test('a press of the account that ends is known after, where the other never pressed it', async () => {
  await both()
  await world.db.execute(sql`update orders set idempotency_key = 'other' where oid = 'order-A'`)
  await join()
  expect(
    await queryRows(sql`select oid from orders where uid = 'into' and idempotency_key = 'press'`),
  ).toEqual([{ oid: 'order-B' }])
})

test('who invited the other is no inviter of himself', async () => {
  await both()
  await world.db.execute(sql`delete from referrals`)
  await world.db.execute(sql`insert into referrals values ('into', 'from', now())`)
  await join()
  expect(await queryRows(sql`select * from referrals`)).toEqual([])
})

test('links of books and their pictures stay; what only the account that ended needed goes', async () => {
  await both()
  await world.db.execute(sql`update users set avatar = 'face' where uid = 'from'`)
  await world.db.execute(sql`delete from file_removals`)
  await join()
  expect(await queryRows(sql`select uid, share_hash as share from books where bid = 'book-B'`)).toEqual([
    { uid: 'into', share: 'share B' },
  ])
  expect(await queryRows(sql`select key from file_uses where uid = 'into' order by key`)).toEqual(
    ['cover-A', 'cover-B', 'sha-A', 'sha-B', 'zip-A'].map(key => ({ key })),
  )
  expect(await queryRows(sql`select key from file_removals order by key`)).toEqual([
    { key: 'face' },
    { key: 'zip-B' },
  ])
})

test('it is noted of both accounts', async () => {
  await both()
  await join()
  const events = await world.db.select().from(securityEvents).orderBy(securityEvents.eventId)
  expect(events.map(({ kind, uid, target }) => [kind, uid, target]).slice(-3)).toEqual([
    ['session-ended', 'from', 'session B'],
    ['accounts-joined', 'into', 'from'],
    ['account-ended-by-joining', 'from', 'into'],
  ])
})

const obstacles: [string, string, string][] = [
  ['nothing was proved', 'delete from join_proofs', 'joiningUnproven'],
  ['it was proved too long ago', "update join_proofs set expires_at = '2020-01-01'", 'joiningUnproven'],
  ['another account was proved', "update join_proofs set uid = 'child of A'", 'joiningUnproven'],
  [
    'the other account is disabled',
    "update users set disabled_at = now() where uid = 'from'",
    'accountDisabled',
  ],
  ['the account is disabled', "update users set disabled_at = now() where uid = 'into'", 'accountDisabled'],
  [
    'the other account is being deleted',
    "update users set deletes_at = now() where uid = 'from'",
    'joiningWaits',
  ],
  ['the account is being deleted', "update users set deletes_at = now() where uid = 'into'", 'joiningWaits'],
  [
    'rights of the staff would be lost',
    "update users set staff_since = now() where uid = 'from'",
    'joiningWaits',
  ],
  [
    'an import arrives',
    `insert into imports (import_id, bid, via, state, names, wanted, started_at)
      values ('i', 'book-B', 'archive', 'arriving', '[]', '{}', now())`,
    'joiningWaits',
  ],
]
test.each(obstacles)('where %s, nothing happens', async (_, change, code) => {
  await both()
  await world.db.execute(sql.raw(change))
  const before = await everything()
  expect(await join()).toMatchObject({ refused: code })
  expect(await everything()).toBe(before)
})

test('staff stays staff, and nobody becomes staff by it', async () => {
  await both()
  Object.assign(world.deps.settings, { staffUids: ['from'] })
  expect(await join()).toMatchObject({ refused: 'joiningWaits' })
  Object.assign(world.deps.settings, { staffUids: ['from', 'into'] })
  await world.db.execute(sql`update users set staff_since = now() where uid = 'from'`)
  expect(await join()).toEqual({})
  expect(await queryRows(sql`select staff_since from users where uid = 'into'`)).toEqual([
    { staff_since: null },
  ])
})

test('an import that ended is no obstacle', async () => {
  await both()
  await world.db.execute(sql`insert into imports (import_id, bid, via, state, names, wanted, started_at)
    values ('i', 'book-B', 'archive', 'done', '[]', '{}', now())`)
  expect(await join()).toEqual({})
})

test('of two at once one joins', async () => {
  await both()
  const answers = await Promise.all([join(), join(), join()])
  expect(answers.filter(answer => !('refused' in answer))).toHaveLength(1)
  expect(await countOf('books.uid', 'into')).toBe(2)
})

test('of both directions at once one joins, and all is there once', async () => {
  await both()
  await prove('session B', 'into')
  const answers = await Promise.all([join(), join('from', 'into')])
  expect(answers.filter(answer => 'refused' in answer)).toMatchObject([{ refused: 'joiningUnproven' }])
  const [stays] = [...((await isThere('into')) ? ['into'] : []), ...((await isThere('from')) ? ['from'] : [])]
  expect(await countOf('books.uid', stays ?? '')).toBe(2)
  expect(await countOf('orders.uid', stays ?? '')).toBe(2)
})

test('where it fails at its end, nothing was done, and it can be done again', async () => {
  await both()
  await world.db.execute(
    sql`create function no_end() returns trigger language plpgsql as 'begin raise ''no''; end'`,
  )
  await world.db.execute(
    sql`create trigger no_end before delete on users for each row execute function no_end()`,
  )
  const before = await everything()
  await expect(join()).rejects.toThrow()
  expect(await everything()).toBe(before)
  await world.db.execute(sql`drop function no_end cascade`)
  expect(await join()).toEqual({})
})

test('what is being written into a book meanwhile comes over with its pictures', async () => {
  await both()
  const { client, waitsForLock } = await beside(world.databaseUrl)
  await client.query('begin')
  await client.query(`
    insert into items (bid, item_id, type, month, time, original, words, photos, updated_at)
    values ('book-B', 'late', 'facebook', '202601', 0, '{"media": [{"sha256": "late"}]}', '', 1, now())`)
  const joining = join()
  await waitsForLock()
  await client.query('commit')
  expect(await joining).toEqual({})
  expect(await queryRows(sql`select uid from file_uses where key = 'late'`)).toEqual([{ uid: 'into' }])
})

// The whole way, over HTTP.

async function person(name: string) {
  const browser = world.browser()
  const opened = await browser.open(await browser.logIn('facebook', name))
  return { browser, ...opened }
}

async function ask(
  { browser, uid }: Pick<Awaited<ReturnType<typeof person>>, 'browser' | 'uid'>,
  method: 'GET' | 'POST' | 'DELETE',
  path = '',
  payload?: object,
) {
  const answer = await world.app.inject({
    method,
    url: `/api/0.1/users/${uid}/joining/${path}`,
    remoteAddress: browser.address,
    headers: { cookie: browser.cookie, origin, 'sec-fetch-site': 'same-origin' },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, data: answer.json().data, code: answer.json().errors?.name }
}

test('who logs in to another account in the same browser sees what joining does, joins, and gets in by both ways', async () => {
  const own = await person('demo')
  const other = await person('second')
  expect((await ask(own, 'GET')).data).toEqual({ joining: null })
  const query = await own.browser.logIn('facebook', 'second')
  const proof = { from: query.get('uid'), ticket: query.get('token') }
  expect(await ask(own, 'POST', '', proof)).toMatchObject({ status: 201 })
  expect((await ask(own, 'GET')).data.joining).toMatchObject({
    from: other.uid,
    accounts: [{ network: 'facebook' }],
    books: 1,
    shared: 0,
    orders: 0,
    obstacle: null,
  })
  // nobody else confirms it, and not for another account
  expect((await ask(other, 'POST', 'confirm/', { from: own.uid })).code).toBe('joiningUnproven')
  expect((await ask(own, 'POST', 'confirm/', { from: own.uid })).code).toBe('joiningUnproven')
  expect((await ask(own, 'POST', 'confirm/', { from: other.uid })).status).toBe(200)
  expect((await ask(other, 'GET')).status).toBe(401)
  const again = world.browser()
  expect((await again.open(await again.logIn('facebook', 'second'))).uid).toBe(own.uid)
  expect(await world.db.$count(identities, eq(identities.uid, own.uid))).toBe(2)
  expect((await ask(own, 'GET')).data).toEqual({ joining: null })
})

test('a ticket of another browser, a spent one, and one of the same account prove nothing', async () => {
  const own = await person('demo')
  const other = await person('second')
  const query = await other.browser.logIn('facebook', 'second')
  const proof = { from: query.get('uid'), ticket: query.get('token') }
  expect((await ask(own, 'POST', '', proof)).code).toBe('ticketSpent')
  const self = await own.browser.logIn('facebook', 'demo')
  expect((await ask(own, 'POST', '', { from: self.get('uid'), ticket: self.get('token') })).code).toBe(
    'sameAccount',
  )
  const good = await own.browser.logIn('facebook', 'second')
  const shown = { from: good.get('uid'), ticket: good.get('token') }
  world.clock.now += 61_000
  expect((await ask(own, 'POST', '', shown)).code).toBe('ticketSpent')
  expect((await ask(own, 'GET')).data).toEqual({ joining: null })
})

test('what was proved can be forgotten, ends by itself, and is not proved by a disabled account', async () => {
  const own = await person('demo')
  const other = await person('second')
  const proveIt = async () => {
    const query = await own.browser.logIn('facebook', 'second')
    return ask(own, 'POST', '', { from: query.get('uid'), ticket: query.get('token') })
  }
  await proveIt()
  expect((await ask(own, 'DELETE')).status).toBe(200)
  expect((await ask(own, 'GET')).data).toEqual({ joining: null })
  await proveIt()
  world.clock.now += 15 * 60_000
  expect((await ask(own, 'GET')).data).toEqual({ joining: null })
  await world.db.update(users).set({ disabledAt: new Date() }).where(eq(users.uid, other.uid))
  expect((await proveIt()).code).toBe('accountDisabled')
  expect(
    await queryRows(
      sql`select * from join_proofs where expires_at > ${new Date(world.clock.now).toISOString()}`,
    ),
  ).toEqual([])
})

test('beyond a limit all stays, and it is said before', async () => {
  await both()
  const present = () => presentJoining({ uid: 'into', sessionId: 'session A' }, world.deps)
  const usual = world.deps.settings.quotas
  world.deps.settings.quotas = { ...usual, books: 1 }
  await world.db.execute(sql`update users set quotas = '{"images": 7}' where uid = 'from'`)
  expect(await present()).toMatchObject({
    books: 1,
    latest: [{ bid: 'book-B', title: 'B的書' }],
    shared: 1,
    pictures: 1,
    archives: 1,
    orders: 1,
    addresses: 1,
    coupons: 2,
    basketLines: 1,
    beyond: ['books'],
    hasOwnLimits: true,
    hasExport: true,
    obstacle: null,
  })
  world.deps.settings.quotas = usual
  expect(await join()).toEqual({})
  expect(await countOf('books.uid', 'into')).toBe(2)
  expect(await findProof(world.db, 'session A', new Date())).toBeUndefined()
})
