import { scryptSync } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import type { Deps } from '../../../deps.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import { securityEvents } from '../../account/security/schema.ts'
import { updateBook } from '../books/store.ts'
import { changeSharing, presentSharing } from './change-sharing.ts'
import { unlockShare } from './unlock-share.ts'

let fixture: ImportFixture
let deps: Deps
let now = Date.UTC(2026, 0, 15, 12)
beforeAll(async () => {
  fixture = await importFixture()
  deps = { ...fixture.deps, log: pino({ level: 'silent' }), now: () => new Date(now) }
})
afterAll(() => fixture.close())

/** As a password is kept, but quickly derived: what is counted here is guesses. */
function cheapHash(password: string): string {
  const salt = Buffer.alloc(16, 7)
  const key = scryptSync(password, salt, 32, { N: 2 ** 10, r: 8, p: 1 })
  return ['scrypt-10-8-1', salt.toString('base64url'), key.toString('base64url')].join('.')
}

test('guesses are counted by book, from wherever they come and however many at once, until the owner changes it', async () => {
  const password = '一個長一點的密碼'
  const request = { ip: '203.0.113.9' }
  const book = await changeSharing(await fixture.newBook(), { link: { password } }, request, deps)
  if (isRefused(book)) throw new Error(book.refused)
  const share = presentSharing(book, deps).link?.share ?? ''
  await updateBook(deps.db, book.bid, { sharePasswordHash: cheapHash(password) })
  let addresses = 0
  const guess = (word: string | undefined) => {
    addresses += 1
    return unlockShare(book.bid, { share, password: word }, { ip: `203.0.${addresses}.7` }, deps)
  }
  // the page asks whether there is a password
  for (let i = 0; i < 30; i += 1) expect(await guess(undefined)).toEqual({ refused: 'wrongPassword' })
  for (let i = 0; i < 30; i += 1) expect(await guess(password)).toHaveProperty('share')
  const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => guess(`guess ${i}`)))
  const refusals = answers.map(answer => ('refused' in answer ? answer.refused : 'opened'))
  expect(refusals.filter(why => why === 'wrongPassword')).toHaveLength(20)
  expect(refusals.filter(why => why === 'tooManyRequests')).toHaveLength(10)
  expect(await guess(password)).toEqual({ refused: 'tooManyRequests' })
  now += 5 * 60_000
  expect(await guess(password)).toHaveProperty('share')
  for (let i = 0; i < 20; i += 1) await guess('wrong')
  expect(await guess(password)).toEqual({ refused: 'tooManyRequests' })
  const changed = '另外一個長長的密碼'
  await changeSharing(book, { link: { password: changed } }, request, deps)
  expect(await guess(changed)).toHaveProperty('share')
  const events = await deps.db.select().from(securityEvents)
  expect(new Set(events.map(({ kind, target }) => `${kind} ${target === book.bid}`))).toEqual(
    new Set(['share-password-changed true', 'share-opened true', 'share-guess true', 'share-paused true']),
  )
})
