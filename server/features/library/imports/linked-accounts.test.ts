import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import { networkToken, seal } from '../../../seal.ts'
import { identities } from '../../account/identities/schema.ts'
import { upsertIdentity } from '../../account/identities/store.ts'
import { linkedAccounts } from './linked-accounts.ts'
import type { ImportRow } from './schema.ts'

let world: ImportFixture
beforeAll(async () => {
  world = await importFixture()
})
afterAll(() => world.close())

/** Somebody who logged in to Facebook, and an import that has looked which accounts it may read. */
async function importing() {
  const { deps } = world
  const book = await world.newBook()
  const subject = deps.newId()
  const logIn = (token: string) =>
    upsertIdentity(deps.db, {
      network: 'facebook',
      subject,
      uid: book.uid,
      name: '怡君',
      sealedToken: seal(deps.settings.secret, networkToken, token),
      tokenExpiresAt: null,
      expired: false,
      linkedAt: deps.now(),
    })
  await logIn('dying')
  // what is read of the row of an import
  const row = { via: 'facebook', request: {} } as ImportRow
  const reading = { onProgress: () => undefined, onWait: () => undefined }
  const [account] = await linkedAccounts(deps, row, book, reading)
  if (!account) throw new Error('the account is linked')
  const isExpired = async () =>
    (await deps.db.select().from(identities).where(eq(identities.subject, subject)))[0]?.expired
  return { account, logIn, isExpired }
}

test('an account whose token is refused is logged out', async () => {
  const { account, isExpired } = await importing()
  await account.onExpired()
  expect(await isExpired()).toBe(true)
})

test('an account that was logged in to while its old token died stays logged in', async () => {
  const { account, logIn, isExpired } = await importing()
  await logIn('new')
  await account.onExpired()
  expect(await isExpired()).toBe(false)
})
