import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { standardPrices } from '#domain/prices/price-table'
import { deeper, isDeep, runs } from '../../../../tests/depth.ts'
import { orThrow, type ShopFixture, shopFixture } from '../../../../tests/shop/shop-fixture.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import { users } from '../../account/users/schema.ts'
import { books } from '../../library/books/schema.ts'
import { items } from '../../library/content/schema.ts'
import { insertPictures } from '../../library/images/store.ts'
import { typesetMonths } from '../../pages/typesetting/schema.ts'
import { listTypesetMonths } from '../../pages/typesetting/store.ts'
import { changeBasket, readBasket } from '../basket/basket.ts'
import type { BasketLine } from '../basket/schema.ts'
import { writeLines } from '../basket/store.ts'
import { redeemCoupons, releaseCoupons } from '../coupons/coupon-uses.ts'
import { coupons } from '../coupons/schema.ts'
import { regionPrices } from '../prices/schema.ts'
import { insertPrices } from '../prices/store.ts'
import { checkOrder } from './check-order.ts'
import { exportPurchases } from './export-purchases.ts'
import { forgetOldOrders, forgetPerson } from './forget-orders.ts'
import type { OrderToPlace } from './order-rows.ts'
import { placeOrder } from './place-order.ts'
import { orderLines, orders } from './schema.ts'
import { countSold, listOwnBooks, listUnpaidFor, setOrderState } from './store.ts'

let world: ShopFixture
beforeAll(async () => {
  world = await shopFixture()
})
afterAll(() => world.close())

const db = () => world.deps.db
let presses = 0
function newKey(): string {
  presses += 1
  return `press-${String(presses).padStart(12, '0')}`
}
const place = (uid: string, order: OrderToPlace, key = newKey()) =>
  placeOrder(uid, key, order, world.payments, world.deps)
const fill = async ({ uid }: { uid: string }, lines: readonly BasketLine[]) =>
  orThrow(await changeBasket(uid, { lines }, world.deps))
const ordersOf = (uid: string) => db().select().from(orders).where(eq(orders.uid, uid))

test('an order is written with its line, its payment and its event, and leaves the basket', async () => {
  const buyer = await world.buyer({ pages: 90 })
  await fill(buyer, [{ bid: buyer.bid, binding: 'paperback', quantity: 1 }])
  const order = await world.checked(buyer, { note: '請放管理室' })
  const { oid } = orThrow(await place(buyer.uid, order))
  const [row] = await ordersOf(buyer.uid)
  const [line] = await db().select().from(orderLines).where(eq(orderLines.oid, oid))
  if (!row || !line) throw new Error('nothing was written')
  expect(row).toMatchObject({ state: 'pending', currency: 'TWD', shippingMinor: 170, note: '請放管理室' })
  expect(row.address).toMatchObject({ line1: '和平東路一段 162 號', customs: null })
  expect(line).toMatchObject({ bid: buyer.bid, binding: 'paperback', quantity: 1, volumes: 1 })
  // 5.2 a page, rounded once
  expect(line.subtotalMinor).toBe(Math.round(line.billedPages * 5.2))
  expect(row.totalMinor).toBe(line.subtotalMinor + 170)
  expect(world.payments.noted.filter(payment => payment.oid === oid)).toMatchObject([
    { method: 'card', amount: { amountMinor: row.totalMinor, currency: 'TWD' } },
  ])
  const [book] = await listOwnBooks(db(), buyer.uid, [buyer.bid])
  if (!book) throw new Error('the book is there')
  const months = await listTypesetMonths(db(), book)
  expect(world.emitted.at(-1)).toEqual({
    topic: 'order.placed',
    payload: { oid, lines: [{ seq: 1, binding: 'paperback', book, months, covers: [] }] },
  })
  expect(await readBasket(buyer.uid, db())).toMatchObject({ lines: [] })
})

test('an order tells of the pictures that the covers of its books show', async () => {
  const buyer = await world.buyer()
  const cover = { sha256: 'f'.repeat(64), width: 640, height: 480, phash: null, bytes: 9, content: null }
  await insertPictures(db(), [cover, { ...cover, sha256: 'e'.repeat(64) }])
  await db()
    .update(books)
    .set({ design: sql`jsonb_set(design, '{cover,pic}', ${JSON.stringify(cover.sha256)}::jsonb)` })
    .where(eq(books.bid, buyer.bid))
  orThrow(await place(buyer.uid, await world.checked(buyer)))
  expect(world.emitted.at(-1)).toMatchObject({ payload: { lines: [{ covers: [cover] }] } })
})

test('fifty copies of one press at once are one order', async () => {
  const buyer = await world.buyer()
  const order = await world.checked(buyer)
  const key = newKey()
  const placed = await Promise.all(Array.from({ length: 50 }, () => place(buyer.uid, order, key)))
  expect(new Set(placed.map(result => orThrow(result).oid)).size).toBe(1)
  expect(await ordersOf(buyer.uid)).toHaveLength(1)
  expect(
    world.payments.noted.filter(({ oid }) => oid === orThrow(placed[0] ?? { oid: '' }).oid),
  ).toHaveLength(1)
})

test('two tabs that order the same basket at the same moment place one order, which the others are told of', async () => {
  const buyer = await world.buyer()
  const lines = [{ bid: buyer.bid, binding: 'paperback' as const, quantity: 1 }]
  await fill(buyer, lines)
  const order = await world.checked(buyer, { fromBasket: true })
  const key = newKey()
  const placed = await Promise.all([
    place(buyer.uid, order, key),
    ...Array.from({ length: 19 }, () => place(buyer.uid, order)),
  ])
  const [row, ...others] = await ordersOf(buyer.uid)
  if (!row) throw new Error('nothing was written')
  expect(others).toEqual([])
  const refusals = placed.filter(isRefused)
  expect(refusals).toHaveLength(19)
  for (const refusal of refusals)
    expect(refusal).toEqual({ refused: 'basketOrdered', facts: { oid: row.oid, number: row.number } })
  // a press whose answer was lost has emptied the basket itself
  if (row.idempotencyKey) expect(await place(buyer.uid, order, row.idempotencyKey)).toEqual({ oid: row.oid })
})

test('what lies in the basket no more is not ordered from it, and what was put in beside it stays', async () => {
  const buyer = await world.buyer()
  const [one, two] = [1, 2].map(quantity => ({ bid: buyer.bid, binding: 'paperback' as const, quantity }))
  const hardback = { bid: buyer.bid, binding: 'hardback' as const, quantity: 1 }
  if (!one || !two) throw new Error('there are two')
  await fill(buyer, [two, hardback])
  const order = await world.checked(buyer, { fromBasket: true, lines: [one] })
  expect(await place(buyer.uid, order)).toEqual({ refused: 'changedElsewhere' })
  orThrow(await place(buyer.uid, await world.checked(buyer, { fromBasket: true, lines: [two] })))
  expect(await readBasket(buyer.uid, db())).toMatchObject({ lines: [hardback] })
})

test('a tab that shows a basket as it was before it was ordered does not put it back', async () => {
  const buyer = await world.buyer()
  const lines = [{ bid: buyer.bid, binding: 'paperback' as const, quantity: 1 }]
  const { version } = await fill(buyer, lines)
  orThrow(await place(buyer.uid, await world.checked(buyer, { fromBasket: true, lines })))
  const more = lines.map(line => ({ ...line, quantity: 2 }))
  const change = (version: string) => changeBasket(buyer.uid, { lines: more, version }, world.deps)
  expect(await change(version)).toEqual({ refused: 'changedElsewhere' })
  const now = await readBasket(buyer.uid, db())
  expect(now.lines).toEqual([])
  expect(await change(now.version)).toMatchObject({ lines: more })
})

test('an order is dated by the clock of the database, whatever that of the server says', async () => {
  const buyer = await world.buyer()
  const dayBehind = { ...world.deps, now: () => new Date(world.deps.now().getTime() - 24 * 3_600_000) }
  const order = await world.checked(buyer)
  const { oid } = orThrow(await placeOrder(buyer.uid, newKey(), order, world.payments, dayBehind))
  // what the sweep of a server whose clock is right would end
  expect(await listUnpaidFor(db(), 24, new Date(), 100)).not.toContain(oid)
  const payment = world.payments.noted.find(noted => noted.oid === oid)
  const [row] = await ordersOf(buyer.uid)
  expect(payment?.createdAt).toEqual(row?.createdAt)
})

test('the key of an order is not that of another one, and another person may have the same', async () => {
  const [buyer, other] = [await world.buyer(), await world.buyer()]
  const key = newKey()
  const order = await world.checked(buyer)
  orThrow(await place(buyer.uid, order, key))
  expect(await place(buyer.uid, { ...order, note: 'x' }, key)).toEqual({ refused: 'orderKeyReused' })
  orThrow(await place(other.uid, await world.checked(other), key))
})

describe('a coupon', () => {
  const [people, uses] = isDeep ? [200, 10] : [12, 3]
  test(`of ${uses} uses in ${people} orders at once is used ${uses} times`, deeper, () => race(people, uses))
  async function race(howMany: number, left: number) {
    const code = `RACE${howMany}`
    await world.issue({ code, usesTotal: left })
    const buyers = await Promise.all(Array.from({ length: howMany }, () => world.buyer()))
    const wanted = await Promise.all(buyers.map(buyer => world.checked(buyer, { coupons: [code] })))
    const placed = await Promise.all(buyers.map(({ uid }, index) => place(uid, wanted[index] ?? never())))
    const refused = placed.flatMap(result => (isRefused(result) ? [result.refused] : []))
    expect(refused).toHaveLength(howMany - left)
    // to who has not claimed it, it is as if there were none
    expect(new Set(refused)).toEqual(new Set(['couponUnknown']))
    expect(await db().select({ left: coupons.usesLeft }).from(coupons).where(eq(coupons.code, code))).toEqual(
      [{ left: 0 }],
    )
  }

  test('that is released can be used again, once; one that is redeemed cannot', async () => {
    const buyer = await world.buyer()
    await world.issue({ code: 'ONCE-1', usesTotal: 1 })
    const order = await world.checked(buyer, { coupons: ['once-1'] })
    const { oid } = orThrow(await place(buyer.uid, order))
    expect(await place(buyer.uid, order)).toMatchObject({ refused: 'couponUnknown' })
    await db().transaction(tx => releaseCoupons(tx, oid))
    await db().transaction(tx => releaseCoupons(tx, oid))
    const again = orThrow(await place(buyer.uid, order))
    await db().transaction(tx => redeemCoupons(tx, again.oid))
    await db().transaction(tx => releaseCoupons(tx, again.oid))
    expect(await place(buyer.uid, order)).toMatchObject({ refused: 'couponUnknown' })
  })

  test('for each once is not used twice by one', async () => {
    const [buyer, other] = [await world.buyer(), await world.buyer()]
    await world.issue({ code: 'EACH-1', usesEach: 1, official: true })
    const order = await world.checked(buyer, { coupons: ['EACH-1'] })
    orThrow(await place(buyer.uid, order))
    expect(await place(buyer.uid, order)).toMatchObject({ refused: 'couponUsedUp' })
    orThrow(await place(other.uid, await world.checked(other, { coupons: ['EACH-1'] })))
  })

  test('that does not apply is said in the check, and the best of one’s own is proposed', async () => {
    const buyer = await world.buyer()
    await world.issue({ code: 'TWO-BOOKS', kind: 'bulk', percent: 50 })
    await world.issue({ code: 'OWN-5', percent: 5, uid: buyer.uid })
    await world.issue({ code: 'OWN-20', percent: 20, uid: buyer.uid })
    const wanted = await world.checked(buyer, {})
    const check = orThrow(
      await checkOrder(
        buyer.uid,
        { ...wanted, coupons: ['TWO-BOOKS', 'NONE-SUCH'] },
        world.payments,
        world.deps,
      ),
    )
    expect(check.refusedCoupons).toEqual([
      { code: 'NONE-SUCH', reason: 'couponUnknown' },
      { code: 'TWO-BOOKS', reason: 'couponTwoBooks' },
    ])
    expect(check.proposedCoupons).toEqual(['OWN-20'])
    expect(check.total).toEqual(wanted.total)
  })
})

describe('nothing is ordered', () => {
  test('where a book was changed after the check; the new facts are said', async () => {
    const buyer = await world.buyer({ pages: 90 })
    const order = await world.checked(buyer)
    await world.setPages(buyer, 120)
    const refused = await place(buyer.uid, order)
    expect(refused).toMatchObject({ refused: 'bookChanged', facts: { lines: [{ bid: buyer.bid }] } })
    await db()
      .update(books)
      .set({ revision: sql`${books.revision} + 1` })
      .where(eq(books.bid, buyer.bid))
    const seen = await world.checked(buyer)
    orThrow(await place(buyer.uid, seen))
  })

  test('while pages are still being set', async () => {
    const buyer = await world.buyer()
    const order = await world.checked(buyer)
    await db()
      .insert(items)
      .values({
        bid: buyer.bid,
        itemId: 'i1',
        type: 'patch',
        month: '202405',
        time: 1_714_700_000,
        original: {} as never, // nobody reads it here
        words: '',
        photos: 0,
        updatedAt: world.deps.now(),
      })
    expect(await place(buyer.uid, order)).toEqual({ refused: 'pagesCounting' })
  })

  test('while a month is still set as one of no gift book, which it has become', async () => {
    const buyer = await world.buyer()
    const order = await world.checked(buyer)
    await db()
      .insert(items)
      .values({
        bid: buyer.bid,
        itemId: 'i1',
        type: 'patch',
        month: '202401',
        time: 1_704_100_000,
        original: {} as never, // nobody reads it here
        words: '',
        photos: 0,
        updatedAt: world.deps.now(),
      })
    expect(await place(buyer.uid, order)).toEqual({ refused: 'pagesCounting' })
    // counted as one it has other pages around its entries
    await db().update(typesetMonths).set({ gift: true }).where(eq(typesetMonths.bid, buyer.bid))
    expect(await place(buyer.uid, order)).toMatchObject({ refused: 'priceChanged' })
    orThrow(await place(buyer.uid, await world.checked(buyer)))
  })

  test.each(['another’s', 'the guide', 'one that is gone', 'an empty one', 'a photo book'] as const)(
    'of %s',
    async kind => {
      const [buyer, other] = [
        await world.buyer(),
        await world.buyer({ pages: kind === 'an empty one' ? 0 : 90 }),
      ]
      const order = await world.checked(buyer)
      const isOwn = kind !== 'another’s'
      if (isOwn) await db().update(books).set({ uid: buyer.uid }).where(eq(books.bid, other.bid))
      if (kind === 'the guide') await db().update(books).set({ guide: true }).where(eq(books.bid, other.bid))
      if (kind === 'a photo book')
        await db().update(books).set({ type: 'photobook' }).where(eq(books.bid, other.bid))
      if (kind === 'one that is gone') await db().delete(books).where(eq(books.bid, other.bid))
      const lines = [{ bid: other.bid, binding: 'paperback' as const, quantity: 1 }]
      const expected =
        kind === 'an empty one' ? 'bookEmpty' : kind === 'a photo book' ? 'bookTypeNotSold' : 'notFound'
      expect(await place(buyer.uid, { ...order, lines })).toMatchObject({ refused: expected })
      expect(await ordersOf(buyer.uid)).toEqual([])
    },
  )

  test('to an address of another person or region, without one, or without a way to reach the person', async () => {
    const [buyer, other] = [await world.buyer(), await world.buyer()]
    const order = await world.checked(buyer)
    const abroad = await world.addressOf(buyer.uid, { country: 'HK', state: 'KLN', areaCode: '852' })
    const refusedOf = async (change: Partial<OrderToPlace>) => place(buyer.uid, { ...order, ...change })
    expect(await refusedOf({ addressId: other.addressId })).toMatchObject({ refused: 'notFound' })
    expect(await refusedOf({ addressId: abroad })).toEqual({ refused: 'addressOtherRegion' })
    expect(await refusedOf({ addressId: null })).toEqual({
      refused: 'addressIncomplete',
      fields: ['address_id'],
    })
    expect(await refusedOf({ email: 'a@b' })).toEqual({ refused: 'addressIncomplete', fields: ['email'] })
  })

  test('at another price than was shown, whichever field was touched', deeper, async () => {
    const buyer = await world.buyer({ pages: 90 })
    await world.issue({ code: 'TAMPER-10', official: true })
    const order = await world.checked(buyer)
    const pdf = [{ bid: buyer.bid, binding: 'pdf' as const, quantity: 1 }]
    const changes = fc.oneof(
      fc
        .integer({ min: -5, max: 400 })
        .map(amount => ({ total: { amount: String(amount), currency: 'TWD' } })),
      fc.constantFrom('USD', 'HKD').map(currency => ({ total: { amount: order.total.amount, currency } })),
      fc
        .constantFrom(
          '0',
          '0.0',
          `${order.total.amount}.0`,
          `-${order.total.amount}`,
          `0${order.total.amount}`,
        )
        .map(amount => ({ total: { amount, currency: 'TWD' } })),
      fc.integer({ min: 2, max: 100 }).map(quantity => ({
        lines: [{ bid: buyer.bid, binding: 'paperback' as const, quantity }],
      })),
      fc
        .constantFrom('hardback' as const)
        .map(binding => ({ lines: [{ bid: buyer.bid, binding, quantity: 1 }] })),
      fc.constant({ lines: pdf }),
      fc.constant({ lines: pdf, shipping: 'email' as const }),
      fc.constantFrom('email' as const, 'express' as const).map(shipping => ({ shipping })),
      fc.constantFrom('HK' as const, 'SG' as const, 'US' as const).map(region => ({ region })),
      fc.constant({ region: 'SG' as const, addressId: null }),
      fc.constantFrom(['TAMPER-10'], ['tamper-10'], ['NONE-AT-ALL']).map(codes => ({ coupons: codes })),
      fc.string({ maxLength: 40 }).map(version => ({ version })),
    )
    const before = (await ordersOf(buyer.uid)).length
    await fc.assert(
      fc.asyncProperty(changes, async change => {
        expect(isRefused(await place(buyer.uid, { ...order, ...change }))).toBe(true)
      }),
      { numRuns: runs(500, 40) },
    )
    expect(await ordersOf(buyer.uid)).toHaveLength(before)
  })
})

test('a change of prices is told to who checked before it, and an order that was placed keeps its own', async () => {
  const [buyer, late] = [await world.buyer(), await world.buyer()]
  const inTime = await world.checked(buyer)
  const tooLate = await world.checked(late)
  const { oid } = orThrow(await place(buyer.uid, inTime))
  const { currency: _, ...prices } = standardPrices.TW
  const page = { ...prices.page, paperback: '9.9' }
  const now = world.deps.now()
  const change = {
    changeId: newKey(),
    region: 'TW',
    changedBy: 'staff',
    validFrom: now,
    changedAt: now,
  } as const
  await insertPrices(db(), { ...change, prices: { ...prices, page } })
  expect(await place(late.uid, tooLate)).toMatchObject({ refused: 'priceChanged', facts: { region: 'TW' } })
  const anew = await world.checked(late)
  expect(Number(anew.total.amount)).toBeGreaterThan(Number(tooLate.total.amount))
  orThrow(await place(late.uid, anew))
  const [row] = await db().select().from(orders).where(eq(orders.oid, oid))
  expect(String(row?.totalMinor)).toBe(inTime.total.amount)
  await db().delete(regionPrices)
})

test('files that come by e-mail need no address, and keep none', async () => {
  const buyer = await world.buyer()
  const lines = [{ bid: buyer.bid, binding: 'pdf' as const, quantity: 1 }]
  const order = await world.checked(buyer, { lines, shipping: 'email', addressId: null })
  orThrow(await place(buyer.uid, order))
  expect(await ordersOf(buyer.uid)).toMatchObject([{ address: null, shippingMinor: 0 }])
})

test('a PDF is paid once, however many are asked for: its files are made and sent once', async () => {
  const buyer = await world.buyer()
  const pdf = { bid: buyer.bid, binding: 'pdf' as const, quantity: 1 }
  const byEmail = { shipping: 'email' as const, addressId: null }
  const once = await world.checked(buyer, { ...byEmail, lines: [pdf] })
  const given = [{ ...pdf, quantity: 5 }, pdf]
  await fill(buyer, given)
  expect(await readBasket(buyer.uid, db())).toMatchObject({ lines: [pdf] })
  const order = await world.checked(buyer, { ...byEmail, lines: given, fromBasket: true })
  expect(order.total).toEqual(once.total)
  await world.issue({ code: 'SECOND-HALF', kind: 'bulk', percent: 50 })
  const withBulk = await world.checked(buyer, { ...byEmail, lines: given, coupons: ['SECOND-HALF'] })
  expect(withBulk.total).toEqual(once.total)
  const { oid } = orThrow(await place(buyer.uid, order))
  expect(await db().select().from(orderLines).where(eq(orderLines.oid, oid))).toMatchObject([{ quantity: 1 }])
})

test('a PDF that lay in the basket several times before it counted once is ordered from it', async () => {
  const buyer = await world.buyer()
  const pdf = { bid: buyer.bid, binding: 'pdf' as const, quantity: 1 }
  await writeLines(db(), buyer.uid, [{ ...pdf, quantity: 5 }], world.deps.now())
  const { lines } = await readBasket(buyer.uid, db())
  expect(lines).toEqual([pdf])
  const order = { lines, shipping: 'email', addressId: null, fromBasket: true } as const
  orThrow(await place(buyer.uid, await world.checked(buyer, order)))
  expect(await readBasket(buyer.uid, db())).toMatchObject({ lines: [] })
})

test('what a person takes along says what was ordered', async () => {
  const buyer = await world.buyer()
  await world.issue({ code: 'TAKE-ALONG', uid: buyer.uid })
  const order = await world.checked(buyer, { coupons: ['TAKE-ALONG'] })
  orThrow(await place(buyer.uid, order))
  const purchases = (await exportPurchases(db(), buyer.uid)).get('purchases.json')
  expect(purchases).toMatchObject({
    addresses: [{ city: '大安區' }],
    coupons: [{ code: 'TAKE-ALONG' }],
    orders: [
      { state: 'pending', total: order.total, coupons: [{ code: 'TAKE-ALONG' }], lines: [{ quantity: 1 }] },
    ],
  })
  expect(await exportPurchases(db(), 'nobody')).toEqual(new Map())
})

test('books that were sold are counted by binding, once however many copies; unpaid and returned ones are not', async () => {
  const buyer = await world.buyer()
  const ordered = async (binding: 'paperback' | 'hardback', quantity: number) =>
    orThrow(
      await place(buyer.uid, await world.checked(buyer, { lines: [{ bid: buyer.bid, binding, quantity }] })),
    ).oid
  const before = await countSold(db())
  const [first, second, back] = [
    await ordered('hardback', 3),
    await ordered('paperback', 1),
    await ordered('hardback', 1),
  ]
  await ordered('hardback', 1)
  for (const oid of [first, second, back]) await setOrderState(db(), oid, 'paid', world.deps.now())
  await setOrderState(db(), back, 'refunded', world.deps.now())
  const more = (await countSold(db())).map(({ binding, books }) => [
    binding,
    books - (before.find(sold => sold.binding === binding)?.books ?? 0),
  ])
  expect(more).toEqual([
    ['hardback', 1],
    ['paperback', 1],
  ])
})

test('orders that were paid outlive person and book, and name nobody after the years that the law wants', async () => {
  const buyer = await world.buyer()
  const order = await world.checked(buyer, { note: '生日禮物' })
  const paid = orThrow(await place(buyer.uid, order))
  const expired = orThrow(await place(buyer.uid, order))
  await db().transaction(async tx => {
    await setOrderState(tx, paid.oid, 'paid', world.deps.now())
    await setOrderState(tx, expired.oid, 'expired', world.deps.now())
    await forgetPerson(tx, buyer.uid, world.deps.now())
    await tx.delete(users).where(eq(users.uid, buyer.uid))
  })
  const rowOf = async () => (await db().select().from(orders).where(eq(orders.oid, paid.oid)))[0]
  expect(await rowOf()).toMatchObject({
    uid: null,
    note: '',
    idempotencyKey: null,
    email: 'yijun@example.com',
  })
  expect(JSON.stringify(await rowOf())).not.toContain(buyer.uid)
  expect(await db().$count(orders, eq(orders.oid, expired.oid))).toBe(0)
  expect(await db().$count(orderLines, eq(orderLines.oid, paid.oid))).toBe(1)
  await forgetOldOrders(db(), world.deps.now(), 5)
  expect(await rowOf()).toMatchObject({ email: 'yijun@example.com' })
  await forgetOldOrders(db(), new Date(world.deps.now().getTime() + 6 * 366 * 24 * 3_600_000), 5)
  expect(await rowOf()).toMatchObject({ email: '', address: null, totalMinor: expect.any(Number) })
})

function never(): never {
  throw new Error('as many orders as buyers')
}
