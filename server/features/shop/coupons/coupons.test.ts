import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ShopFixture, shopFixture } from '../../../../tests/shop/shop-fixture.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import { users } from '../../account/users/schema.ts'
import { mostWrong } from '../../library/sharing/count-guess.ts'
import { claimCoupon, readCoupon } from './claim-coupon.ts'
import { guessCoupons } from './find-coupons.ts'
import { offerCoupons } from './offer-coupons.ts'
import { presentCoupons } from './present-coupons.ts'
import { coupons, couponUses } from './schema.ts'
import { listCouponsOf, listOfficial } from './store.ts'

let world: ShopFixture
beforeAll(async () => {
  world = await shopFixture()
})
afterAll(() => world.close())

const person = async () => (await world.buyer({ pages: 0 })).uid
const claim = (code: string, uid: string) => claimCoupon(code, uid, world.deps)
const read = (code: string, uid?: string) => readCoupon(code, uid, world.deps)
const unknown = { refused: 'couponUnknown' }
const ended = new Date('2020-01-01')

describe('claiming', () => {
  test('puts a coupon to one’s own once, however often it is pressed at once', async () => {
    const uid = await person()
    await world.issue({ code: 'HELLO-10', official: true })
    const claims = await Promise.all(Array.from({ length: 8 }, () => claim(' hello-10 ', uid)))
    const refused = claims.flatMap(result => (isRefused(result) ? [result.refused] : []))
    expect(refused).toEqual(Array(7).fill('couponClaimed'))
    expect((await listCouponsOf(world.deps.db, uid)).map(({ code }) => code)).toEqual(['HELLO-10'])
  })

  test('of an official coupon that has ended or is used up gives nothing', async () => {
    const uid = await person()
    await world.issue({ code: 'OVER', official: true, expiresAt: ended })
    await world.issue({ code: 'GONE', official: true, usesTotal: 3, usesLeft: 0 })
    expect(await claim('OVER', uid)).toEqual({ refused: 'nothingToClaim' })
    expect(await claim('GONE', uid)).toEqual({ refused: 'nothingToClaim' })
  })
})

describe('a code that was not given to somebody', () => {
  test('tells him nothing where it has ended, is used up, or is another’s', async () => {
    const [uid, other] = [await person(), await person()]
    await world.issue({ code: 'SECRET-OVER', expiresAt: ended })
    await world.issue({ code: 'SECRET-GONE', usesTotal: 1, usesLeft: 0 })
    await world.issue({ code: 'SECRET-OWN', uid: other })
    for (const code of ['SECRET-OVER', 'SECRET-GONE', 'SECRET-OWN', 'NEVER-WAS'])
      for (const answer of [await read(code, uid), await read(code), await claim(code, uid)])
        expect([code, answer]).toEqual([code, unknown])
    expect(await read('SECRET-OWN', other)).toMatchObject({ code: 'SECRET-OWN' })
  })

  test('is told to who had claimed it before it ended', async () => {
    const uid = await person()
    await world.issue({ code: 'WAS-MINE' })
    await claim('WAS-MINE', uid)
    await world.deps.db.update(coupons).set({ expiresAt: ended }).where(eq(coupons.code, 'WAS-MINE'))
    expect(await read('WAS-MINE', uid)).toMatchObject({ code: 'WAS-MINE', isClaimed: true })
  })
})

describe('guessing', () => {
  test('is paused after so many wrong codes, also those of orders, and for right ones too', async () => {
    const uid = await person()
    await world.issue({ code: 'RIGHT-ONE' })
    for (let guess = 0; guess < mostWrong / 2; guess += 1)
      expect(await read(`WRONG-${guess}`, uid)).toEqual(unknown)
    const inOrders = Array.from({ length: mostWrong }, (_, at) =>
      guessCoupons([`WRONG-${at}`], uid, world.deps),
    )
    const answers = await Promise.all(inOrders)
    expect(answers.filter(isRefused)).toHaveLength(mostWrong / 2)
    expect(await read('RIGHT-ONE', uid)).toEqual({ refused: 'tooManyRequests' })
    // of another person nothing was counted
    expect(await read('RIGHT-ONE', await person())).toMatchObject({ code: 'RIGHT-ONE' })
  })

  test('is not what somebody does who asks for his own again and again', async () => {
    const uid = await person()
    await world.issue({ code: 'MINE-AGAIN', uid })
    for (let ask = 0; ask < mostWrong + 5; ask += 1)
      expect(await read('MINE-AGAIN', uid)).toMatchObject({ code: 'MINE-AGAIN' })
  })
})

test('official coupons come a page at a time, the newest first, without those that give nothing', async () => {
  const [uid, db] = [await person(), world.deps.db]
  await db.delete(coupons)
  for (const day of [1, 2, 3])
    await world.issue({ code: `DAY-${day}`, official: true, createdAt: new Date(Date.UTC(2026, 0, day)) })
  await world.issue({ code: 'NOT-OFFICIAL' })
  await world.issue({ code: 'DAY-OVER', official: true, expiresAt: ended })
  await claim('DAY-2', uid)
  const page = (offset: number) => listOfficial(db, { uid, now: world.deps.now(), offset, limit: 2 })
  expect((await page(0)).map(({ code, isClaimed }) => [code, isClaimed])).toEqual([
    ['DAY-3', false],
    ['DAY-2', true],
  ])
  expect((await page(2)).map(({ code }) => code)).toEqual(['DAY-1'])
})

test('what each may use once is used up for who has used it, and for nobody else', async () => {
  const [uid, other, { db }] = [await person(), await person(), world.deps]
  await world.issue({ code: 'EACH-ONCE', usesEach: 1 })
  await claim('EACH-ONCE', uid)
  const use = { oid: `of ${uid}`, code: 'EACH-ONCE', state: 'reserved' as const, amountMinor: 10 }
  await db.insert(couponUses).values({ ...use, uid })
  const [row] = await listCouponsOf(db, uid)
  const leftFor = async (asking: string | undefined) =>
    (await presentCoupons(db, asking, row ? [row] : [])).map(({ usesLeft }) => usesLeft)
  expect([await leftFor(uid), await leftFor(other), await leftFor(undefined)]).toEqual([[0], [1], [1]])
})

test('what everybody may claim is given out once, and what became of it stays', async () => {
  const [uid, { db, now }] = [await person(), world.deps]
  await db.delete(coupons)
  const codes = ['OFFER-FIRST', 'OFFER-SECOND']
  const offer = () =>
    offerCoupons(
      db,
      codes.map(code => ({ code, kind: 'freeDelivery', usesTotal: 10 })),
      now(),
    )
  await offer()
  await db.update(coupons).set({ usesLeft: 3 }).where(eq(coupons.code, 'OFFER-FIRST'))
  await offer()
  const offered = await listOfficial(db, { uid, now: now(), offset: 0, limit: 50 })
  expect(offered.map(({ code, usesLeft }) => [code, usesLeft])).toEqual([
    ['OFFER-FIRST', 3],
    ['OFFER-SECOND', 10],
  ])
  for (const code of codes) expect(await claim(code, uid)).toMatchObject({ code, isClaimed: true })
})

test('a coupon that is somebody’s alone goes with the account', async () => {
  const uid = await person()
  await world.issue({ code: 'GOES-TOO', uid })
  await world.deps.db.delete(users).where(eq(users.uid, uid))
  expect(await world.deps.db.$count(coupons, eq(coupons.code, 'GOES-TOO'))).toBe(0)
})
