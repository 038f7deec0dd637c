import { eq } from 'drizzle-orm'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { books } from '#server/features/library/books/schema'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import { downloadFiles } from './routes.ts'
import { signedAddress } from './signed-address.ts'

let fixture: ImportFixture
const app = fastify()
beforeAll(async () => {
  fixture = await importFixture()
  downloadFiles(app, fixture.deps)
})
afterAll(async () => {
  await app.close()
  await fixture.close()
})

/** A file of a new book, and its address for so many minutes. */
async function given(minutes: number) {
  const { files, settings } = fixture.deps
  const { bid } = await fixture.newBook()
  const { sha256 } = await files.put(Buffer.from(`%PDF-1.7 ${bid}`))
  const until = new Date(Date.now() + minutes * 60_000)
  return { bid, address: signedAddress({ bid, sha256, name: '我的書.pdf' }, until, settings.secret) }
}
const ask = async (url: string) => (await app.inject({ url })).statusCode

test('whoever has the address gets the file, as it stands in the address and in its time', async () => {
  const { bid, address } = await given(10)
  const answer = await app.inject({ url: address })
  expect([answer.statusCode, answer.body]).toEqual([200, `%PDF-1.7 ${bid}`])
  const other = await given(10)
  expect(await ask(address.replace(bid, other.bid))).toBe(404)
  expect(await ask((await given(-1)).address)).toBe(404)
})

test('an address that was signed with the secret before still counts while there is one', async () => {
  const { address } = await given(10)
  const { settings } = fixture.deps
  const { secret } = settings
  settings.secret = 'n'.repeat(32)
  expect(await ask(address)).toBe(404)
  settings.secretBefore = secret
  expect(await ask(address)).toBe(200)
  delete settings.secretBefore
  settings.secret = secret
})

test('the address ends with its book', async () => {
  const { bid, address } = await given(10)
  expect(await ask(address)).toBe(200)
  await fixture.deps.db.delete(books).where(eq(books.bid, bid))
  expect(await ask(address)).toBe(404)
})
