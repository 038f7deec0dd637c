import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Call, shareHeader } from '#contract/call'
import { calls } from '#contract/calls'
import type { CodeName } from '#contract/codes'
import { hashOf } from '#server/features/account/sessions/authenticate'
import { passOf } from '#server/features/library/books/is-share-of'
import type { Policies } from '#server/kernel/http/describe-access'
import { policies as allPolicies } from '#server/layers'
import { type Answer, type Studio, startStudio, studioSecret } from '../studio.ts'
import { type CallerKind, callers, passwordHash } from './callers.ts'
import { type DatabaseState, databaseState } from './database-state.ts'
import { makeFixture } from './make-fixture.ts'
import { type Fixture, requests } from './requests.ts'

// Takes long: every call of the contract by every kind of caller: each hears what the policy says, and who is refused has changed nothing.

const policies: Policies = allPolicies
let studio: Studio
let client: Client
let database: Awaited<ReturnType<typeof databaseState>>
let beginning: DatabaseState
let fixture: Fixture

beforeAll(async () => {
  // whatever works by itself would change rows meanwhile
  studio = await startStudio({ worker: false, environment: { EMAIL_LOGIN: 'on', PASSKEY_LOGIN: 'on' } })
  const owner = await studio.logIn('empty')
  const other = await studio.logIn('second')
  fixture = await makeFixture(studio, owner)
  client = new Client({ connectionString: studio.databaseUrl })
  await client.connect()
  for (const [key, uid, expires] of [
    ['owner', owner.uid, '2100-01-01'],
    ['other', other.uid, '2100-01-01'],
    ['ended', owner.uid, '2020-01-01'],
  ] as const)
    await client.query(
      `insert into sessions (token_hash, session_id, uid, created_at, last_used_at, expires_at)
        values ($1, $1, $2, now(), now(), $3)`,
      [hashOf(key), uid, expires],
    )
  // what the welcome job would do
  await client.query('update users set ready_at = created_at')
  database = await databaseState(client)
  beginning = await database.read()
  // no jobs are left, as after each request
  await database.write(beginning, beginning)
})
afterAll(async () => {
  await client.end()
  await studio.close()
})

test('who may do what', () => {
  const rules = Object.entries(policies).flatMap(([resource, { actions }]) =>
    Object.entries(actions).map(([action, { by, unless = [] }]) =>
      [`${resource} ${action}: ${by.join(', ')}`, ...unless].join(', but not '),
    ),
  )
  expect(rules).toMatchInlineSnapshot(`
    [
      "session open: anyone",
      "session close: user",
      "user read: self",
      "user update: self",
      "user delete: self",
      "user bindReferrer: self",
      "user endSession: self",
      "user link: self, but not loginAgain",
      "user unlink: self, but not loginAgain",
      "user join: self, but not loginAgain",
      "user export: self",
      "shelf read: owner",
      "shelf addBook: owner",
      "book read: owner, public, shareKey",
      "book inspect: owner",
      "book edit: owner, but not bookFinal",
      "book import: owner, but not bookFinal",
      "book share: owner",
      "book unlock: anyone",
      "book download: owner",
      "book copy: owner",
      "book delete: owner",
      "socialBook read: owner",
      "socialBook edit: owner, but not bookFinal",
      "receiptLine restore: owner, but not bookFinal",
      "image upload: user",
      "image use: owner",
      "upload read: owner",
      "upload append: owner",
      "upload remove: owner",
      "addressBook learn: anyone",
      "addressBook read: user",
      "addressBook add: user",
      "address read: owner",
      "address change: owner",
      "address remove: owner",
      "couponBook look: anyone",
      "couponBook browse: anyone",
      "couponBook read: user",
      "couponBook claim: user",
      "basket read: user",
      "basket change: user",
      "orderBook check: user",
      "orderBook place: user",
      "orderBook read: owner",
      "order read: owner",
      "order pay: owner",
      "order hide: owner",
      "price read: anyone",
      "desk read: staff",
      "desk act: staff",
    ]
  `)
})

test('every call of the contract has a request', () => {
  expect(Object.keys(calls).filter(name => !requests[name])).toEqual([])
})

test.each(Object.entries(calls))(
  '%s: each caller hears what its policy says, and a refusal changes nothing',
  async (name, call) => {
    const answers: Record<string, unknown> = {}
    for (const caller of callers) {
      const before = await prepare(caller)
      const request = requests[name]?.(fixture) ?? {}
      const answer = await studio.call(call, {
        ...request,
        ...(caller.token && { token: caller.token }),
        headers: { ...request.headers, ...(caller.shows && { [shareHeader]: shown(caller.shows) }) },
      })
      answers[caller.name] = outcome(answer, name)
      const after = await database.read()
      if (answers[caller.name] !== 'allowed')
        expect(lasting(after), `${caller.name} was refused and changed something`).toEqual(lasting(before))
      await database.write(beginning, after)
    }
    expect(answers).toEqual(
      Object.fromEntries(callers.map(caller => [caller.name, expected(call, caller, name)])),
    )
  },
)

/** What is derived from a book is kept behind the answer that it was made for (decision 0121), at times behind the next one too. */
const lasting = (state: DatabaseState): DatabaseState => ({
  ...state,
  file_uses: state.file_uses?.filter(row => !row.includes('"holder":"cache ')) ?? [],
})

/** What the database is before a request, by what is set of the book: read once, since all is put back after each. */
const prepared = new Map<string | undefined, DatabaseState>()

async function prepare({ prepare }: CallerKind): Promise<DatabaseState> {
  if (prepare !== undefined) await client.query(`update books set ${prepare} where bid = $1`, [fixture.bid])
  const state = prepared.get(prepare) ?? (await database.read())
  prepared.set(prepare, state)
  return state
}

function shown(what: 'key' | 'key and password'): string {
  const { share } = fixture
  return what === 'key' ? share : `${share}.${passOf(share, passwordHash, studioSecret)}`
}

/** By the data of the policy: what the server does with it is what is tested. */
function expected(call: Call, caller: CallerKind, name: string): 'allowed' | CodeName {
  if (caller.token === 'ended') return 'unauthorized'
  const { relations, seenBy, actions } = policies[call.policy.resource]
  const rule = actions[call.policy.action]
  if (!rule) throw new Error(`no rule for ${name}`)
  const stands = standing(call, caller, name)
  if (rule.by.some(relation => stands.includes(relation)))
    return rule.unless?.find(code => caller.states?.includes(code)) ?? 'allowed'
  const isOpen = rule.by.some(relation => relation === 'anyone' || relations[relation]?.login === false)
  if (!caller.token && !isOpen) return 'unauthorized'
  return seenBy.some(relation => stands.includes(relation)) ? 'forbidden' : 'notFound'
}

function standing(call: Call, { token, toBook }: CallerKind, name: string): readonly string[] {
  const general = token ? ['anyone', 'user'] : ['anyone']
  if (['book', 'socialBook', 'receiptLine'].includes(call.policy.resource)) return [...general, ...toBook]
  // a request that names nobody is about who makes it
  const requestText = JSON.stringify(requests[name]?.(fixture))
  const ofOwner = [fixture.uid, fixture.addressId, fixture.oid]
  const isOwn = token === 'owner' || !ofOwner.some(id => requestText.includes(id))
  return token && isOwn ? [...general, 'self', 'owner'] : general
}

function outcome({ status, body }: Answer, name: string): unknown {
  if (status < 300) return 'allowed'
  const code: CodeName = body.errors.name
  return reasonsOfUseCase[name]?.includes(code) ? 'allowed' : code
}

/** What a use case answers to requests that came through to it, but ask for what is not so here. */
const reasonsOfUseCase: Readonly<Record<string, readonly CodeName[]>> = {
  // the book is the owner's
  changeBasket: ['notFound'],
  checkOrder: ['notFound'],
  // what was checked is other than what there is; nothing is set up to pay with
  placeOrder: ['notFound', 'addressIncomplete'],
  payOrder: ['paymentMethodAway'],
  deleteBook: ['lastBook'],
  importArchives: ['nothingToImport'],
  importFromNetworks: ['nothingToImport'],
  openSession: ['ticketSpent'],
  // no page made these requests
  logInLocally: ['notLocal'],
  openLoginLink: ['linkSpent'],
  // nobody signed anything
  logInWithPasskey: ['passkeyExpired'],
  addPasskey: ['passkeyExpired'],
  acceptInvitation: ['invitationSpent'],
  redo: ['nothingToRedo'],
  unlinkAccount: ['lastLogin'],
  // nobody logged in to another account
  proveAccount: ['ticketSpent'],
  joinAccounts: ['joiningUnproven'],
  // without the key of the link as it is now
  unlockShare: ['wrongPassword', 'notFound'],
}
