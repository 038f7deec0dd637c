import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImportFixture, importFixture } from '../tests/imports/import-fixture.ts'
import { identities } from './features/account/identities/schema.ts'
import { books } from './features/library/books/schema.ts'
import { shareKey } from './features/library/sharing/change-sharing.ts'
import { reseal } from './reseal.ts'
import { networkToken, seal, unseal } from './seal.ts'

let fixture: ImportFixture
beforeAll(async () => {
  fixture = await importFixture()
})
afterAll(() => fixture.close())

test('what the secret before or another cipher sealed is sealed anew, and opened by the present secret alone', async () => {
  const { db, settings } = fixture.deps
  const former = settings.secret
  const present = 'n'.repeat(32)
  const { bid, uid } = await fixture.newBook()
  const account = { network: 'facebook', subject: `of ${uid}`, uid, name: 'A', linkedAt: new Date() } as const
  await db.insert(identities).values({ ...account, sealedToken: seal(former, networkToken, 'token') })
  await db
    .update(books)
    .set({ sealedShare: seal(former, shareKey, 'key') })
    .where(eq(books.bid, bid))
  const read = async () => {
    const [identity] = await db.select().from(identities).where(eq(identities.uid, uid))
    const [book] = await db.select().from(books).where(eq(books.bid, bid))
    return [
      unseal([present], networkToken, identity?.sealedToken ?? ''),
      unseal([present], shareKey, book?.sealedShare ?? ''),
    ]
  }
  const log = pino({ level: 'silent' })
  await reseal({ db, log, settings: { ...settings, secret: present } })
  expect(await read()).toEqual([undefined, undefined])
  await reseal({ db, log, settings: { ...settings, secret: present, secretBefore: former } })
  expect(await read()).toEqual(['token', 'key'])
  const chacha = 'chacha20-poly1305'
  await db
    .update(identities)
    .set({ sealedToken: seal(present, networkToken, 'token', chacha) })
    .where(eq(identities.uid, uid))
  await db
    .update(books)
    .set({ sealedShare: seal(present, shareKey, 'key', chacha) })
    .where(eq(books.bid, bid))
  await reseal({ db, log, settings: { ...settings, secret: present } })
  expect(await read()).toEqual(['token', 'key'])
  const ciphers = [await db.select().from(identities), await db.select().from(books)].flat()
  expect(JSON.stringify(ciphers)).not.toContain(chacha)
})
