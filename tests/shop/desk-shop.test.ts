import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimCoupon, listCoupons } from '#contract/coupons'
import { listDeskOrders, readDeskOrder, refundDeskOrderAgain, settleDeskTrouble } from '#contract/desk'
import { listDeskActs } from '#contract/desk-acts'
import {
  endCouponBatch,
  issueCouponBatch,
  listCouponBatches,
  readCouponBatch,
} from '#contract/desk-coupon-batches'
import { endDeskCoupon, issueDeskCoupon, listDeskCoupons, readDeskCoupon } from '#contract/desk-coupons'
import { readDeskFigures } from '#contract/desk-figures'
import { changeDeskPrices, listDeskPrices, withdrawDeskPrices } from '#contract/desk-prices'
import { searchPrices } from '#contract/prices'
import { readUser } from '#contract/users'
import { standardPrices } from '#domain/prices/price-table'
import { couponUses } from '#server/features/shop/coupons/schema'
import { payments, refunds } from '#server/features/shop/payments/schema'
import { type Connection, connect } from '#server/kernel/db/connect'
import { newId } from '#server/new-id'
import { requests } from '../api/requests.ts'
import { type Answer, type Studio, startStudio } from '../studio.ts'
import { insertDeskOrder } from './insert-desk-order.ts'

// What the staff does beside orders: prices, coupons, figures, its acts, and trouble with payments.

let studio: Studio
let connection: Connection
let token: string
let uid: string
const staff: string[] = []
beforeAll(async () => {
  studio = await startStudio({ worker: false, staff })
  connection = connect(studio.databaseUrl, error => {
    throw error
  })
  ;({ token, uid } = await studio.logIn('empty'))
})
afterAll(async () => {
  await connection.close()
  await studio.close()
})

test('the account says who works here', async () => {
  const isStaff = async () => (await studio.call(readUser, { token, params: { uid } })).body.data.is_staff
  expect(await isStaff()).toBe(false)
  staff.push(uid)
  expect(await isStaff()).toBe(true)
})

const acts = async (query: Record<string, string>) =>
  (await studio.call(listDeskActs, { token, query })).body.data.acts
const errorOf = ({ status, body }: Answer) => [status, body.errors.name, body.errors.fields ?? []]

describe('prices', () => {
  const { currency: _, express: __, ...hongKong } = standardPrices.HK
  const pricesWith = (paperback: string) => ({
    ...hongKong,
    page: { ...hongKong.page, paperback },
    express: null,
    nonCommercialFee: '30',
  })
  const change = (paperback: string, lastChange: string | null, validFrom: string | null = null) =>
    studio.call(changeDeskPrices, {
      token,
      params: { region: 'HK' },
      body: { prices: pricesWith(paperback), validFrom, lastChange },
    })
  const region = async () =>
    (await studio.call(listDeskPrices, { token })).body.data.regions.find(
      (row: { region: string }) => row.region === 'HK',
    )
  const shown = async () => {
    const { body } = await studio.call(searchPrices, { query: { countryCode: 'HK' } })
    return body.data.prices[0].price.paperback
  }

  test('that cannot be, and changes that change nothing, are refused', async () => {
    expect(errorOf(await change('0', null))).toEqual([400, 'deskInvalid', ['page.paperback']])
    expect(errorOf(await change('1.50', null))).toEqual([400, 'deskInvalid', []])
    expect(errorOf(await change('1.6', null, '2020-01-01T00:00:00Z'))).toEqual([
      400,
      'deskInvalid',
      ['valid_from'],
    ])
    expect(await acts({ act: 'changePrices' })).toEqual([])
  })

  test('hold from the moment that was said, once for who saw what there was, and are history', async () => {
    const changed = await change('1.7', null)
    expect(changed.status).toBe(200)
    expect(await shown()).toBe('1.7')
    // of two who looked at the same, one is told
    expect(errorOf(await change('1.8', null)).slice(0, 2)).toEqual([409, 'deskOutdated'])
    const { last_change: lastChange } = changed.body.data
    const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString()
    const planned = (await change('1.9', lastChange, tomorrow)).body.data
    expect(await shown()).toBe('1.7')
    expect(planned.changes).toMatchObject([
      {
        state: 'planned',
        valid_from: tomorrow,
        changed_by: { uid, name: expect.any(String) },
        differences: [{ field: 'page.paperback', from: '1.7', to: '1.9' }],
      },
      { state: 'inForce', differences: [{ field: 'page.paperback', from: '1.5', to: '1.7' }] },
    ])
    const withdraw = (changeId: string) =>
      studio.call(withdrawDeskPrices, { token, params: { region: 'HK', changeId } })
    expect((await withdraw(planned.changes[0].change_id)).status).toBe(200)
    expect(errorOf(await withdraw(planned.changes[0].change_id)).slice(0, 2)).toEqual([409, 'deskOutdated'])
    expect(errorOf(await withdraw(lastChange)).slice(0, 2)).toEqual([409, 'deskOutdated'])
    expect((await region()).changes.map((row: { state: string }) => row.state)).toEqual([
      'withdrawn',
      'inForce',
    ])
    const log = await acts({ search: 'hk' })
    expect(log.map((row: { act: string }) => row.act)).toEqual([
      'withdrawPrices',
      'changePrices',
      'changePrices',
    ])
    expect(log[2]).toMatchObject({
      who: { uid },
      target: 'HK',
      details: [{ name: 'validFrom' }, { name: 'page.paperback', value: '1.5 → 1.7' }],
    })
  })
})

describe('coupons', () => {
  const good = requests.issueDeskCoupon?.({} as never)?.body as object // the row asks for nothing of the fixture
  const issue = (body: object) => studio.call(issueDeskCoupon, { token, body: { ...good, ...body } })

  test('are issued once, within their rules', async () => {
    const issued = await issue({ code: 'spring-10' })
    expect(issued.body.data).toMatchObject({ code: 'SPRING-10', percent: 10, uses_left: 10, uses: [] })
    expect(errorOf(await issue({}))).toEqual([409, 'couponTaken', []])
    expect(errorOf(await issue({ code: 'X-1', kind: 'cash', usesTotal: 0 }))).toEqual([
      400,
      'deskInvalid',
      ['amount', 'percent', 'uses_total', 'uses_each'],
    ])
    const made = (await issue({ code: null, kind: 'free', percent: null })).body.data
    expect(made.code).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/)
    expect(await acts({ search: 'SPRING' })).toMatchObject([
      { act: 'issueCoupon', target: 'SPRING-10', details: [{ name: 'kind', value: 'discount' }, {}] },
    ])
  })

  test('for the person of an order are that person’s alone', async () => {
    const buyer = await studio.logIn('second')
    const oid = await insertDeskOrder(connection, { uid: buyer.uid })
    const number = (await studio.call(readDeskOrder, { token, params: { oid } })).body.data.number
    expect(errorOf(await issue({ code: 'SORRY', orderNumber: 'none' }))[2]).toEqual(['order_number'])
    expect(errorOf(await issue({ code: 'SORRY', orderNumber: number, official: true }))[2]).toEqual([
      'official',
    ])
    expect((await issue({ code: 'SORRY', orderNumber: number })).body.data.is_personal).toBe(true)
    const own = await studio.call(listCoupons, { token: buyer.token })
    expect(own.body.data.coupons.map((row: { code: string }) => row.code)).toEqual(['SORRY'])
  })

  test('are watched: who claimed and used them, and they end when the staff says so', async () => {
    const buyer = await studio.logIn('second')
    await studio.call(claimCoupon, { token: buyer.token, params: { code: 'SPRING-10' } })
    const oid = await insertDeskOrder(connection)
    const use = { oid, code: 'SPRING-10', state: 'redeemed' as const, amountMinor: 52 }
    await connection.db.insert(couponUses).values(use)
    const found = async (query: Record<string, string>) =>
      (await studio.call(listDeskCoupons, { token, query })).body.data.coupons
    expect(await found({ search: 'spring', state: 'usable' })).toMatchObject([
      { code: 'SPRING-10', redeemed: 1, reserved: 0, claims: 1 },
    ])
    const answer = await studio.call(readDeskCoupon, { token, params: { code: 'SPRING-10' } })
    expect(answer.body.data.uses).toMatchObject([
      { oid, state: 'redeemed', discount: { amount: '52', currency: 'TWD' } },
    ])
    const end = () => studio.call(endDeskCoupon, { token, params: { code: 'SPRING-10' } })
    const ended = (await end()).body.data.expires_at
    expect((await end()).body.data.expires_at).toBe(ended)
    expect(await found({ search: 'spring', state: 'usable' })).toEqual([])
    expect(await found({ state: 'ended' })).toMatchObject([{ code: 'SPRING-10' }])
    expect(await acts({ act: 'endCoupon' })).toHaveLength(1)
    expect((await studio.call(readDeskCoupon, { token, params: { code: 'NEVER-WAS' } })).status).toBe(404)
  })
})

describe('batches of coupons', () => {
  const good = requests.issueCouponBatch?.({} as never)?.body as object // the row asks for nothing of the fixture
  const issue = (body: object) => studio.call(issueCouponBatch, { token, body: { ...good, ...body } })
  const read = async (batchId: string) =>
    (await studio.call(readCouponBatch, { token, params: { batchId } })).body.data

  test('are a thousand codes at most, each used once, listed by their batch alone', async () => {
    expect(errorOf(await issue({ name: ' ', coupons: 1001, percent: null }))).toEqual([
      400,
      'deskInvalid',
      ['name', 'coupons', 'percent'],
    ])
    const before = (await studio.call(listDeskCoupons, { token })).body.data.coupons.length
    const { batch_id: batchId, codes } = (await issue({ name: '書展', coupons: 1000 })).body.data
    expect(new Set(codes.map(({ code }: { code: string }) => code)).size).toBe(1000)
    expect((await studio.call(listDeskCoupons, { token })).body.data.coupons).toHaveLength(before)
    const [{ code }] = codes
    const found = await studio.call(listDeskCoupons, { token, query: { search: code } })
    expect(found.body.data.coupons).toMatchObject([{ code, uses_total: 1, uses_each: 1, official: false }])
    expect(await acts({ target: batchId })).toMatchObject([
      { act: 'issueBatch', details: [{ value: '書展' }, { value: 'discount' }, { value: '1000' }] },
    ])
  })

  test('say which codes were used, and end together', async () => {
    const { batch_id: batchId, codes } = (await issue({ name: '校慶', coupons: 3 })).body.data
    const [paid, unpaid, returned] = codes.map(({ code }: { code: string }) => code)
    for (const [code, state] of [
      [paid, 'redeemed'],
      [unpaid, 'reserved'],
      [returned, 'released'],
    ] as const)
      await connection.db
        .insert(couponUses)
        .values({ oid: await insertDeskOrder(connection), code, state, amountMinor: 52 })
    const states = async () => (await read(batchId)).codes.map(({ state }: { state: string }) => state)
    expect(await states()).toEqual(['redeemed', 'reserved', 'usable'])
    const [newest] = (await studio.call(listCouponBatches, { token })).body.data.batches
    expect(newest).toMatchObject({ name: '校慶', coupons: 3, redeemed: 1, reserved: 1, percent: 10 })
    const end = () => studio.call(endCouponBatch, { token, params: { batchId } })
    const ended = (await end()).body.data
    expect(await states()).toEqual(['redeemed', 'reserved', 'ended'])
    expect((await end()).body.data.expires_at).toBe(ended.expires_at)
    expect(await acts({ act: 'endBatch' })).toHaveLength(1)
    expect((await studio.call(readCouponBatch, { token, params: { batchId: 'none' } })).status).toBe(404)
  })
})

describe('trouble with payments', () => {
  async function troubled(refund: 'failed' | undefined, trouble: 'amountMismatch' | 'surplus' | null = null) {
    const oid = await insertDeskOrder(connection, { state: 'paid' })
    const [pid, rid] = [newId(), newId()]
    const at = new Date()
    await connection.db.insert(payments).values({
      pid,
      oid,
      method: 'card',
      providerId: `pi_${oid}`,
      state: trouble === 'amountMismatch' ? 'confirming' : 'succeeded',
      amountMinor: 690,
      currency: 'TWD',
      trouble,
      createdAt: at,
    })
    if (refund)
      await connection.db.insert(refunds).values({
        rid,
        pid,
        amountMinor: 690,
        state: refund,
        failure: 'card_gone',
        createdAt: at,
        settledAt: at,
      })
    return { oid, pid, rid }
  }
  const read = async (oid: string) => (await studio.call(readDeskOrder, { token, params: { oid } })).body.data
  const waiting = async () =>
    (await studio.call(listDeskOrders, { token, query: { stuck: 'true' } })).body.data.orders.map(
      ({ oid, trouble }: { oid: string; trouble: string }) => [oid, trouble],
    )

  test('waits for the staff until it says that it is settled', async () => {
    const { oid, pid } = await troubled(undefined, 'amountMismatch')
    expect(await waiting()).toEqual([[oid, 'amountMismatch']])
    const [trouble] = (await read(oid)).troubles
    expect(trouble).toMatchObject({
      id: pid,
      kind: 'amountMismatch',
      provider_id: `pi_${oid}`,
      is_open: true,
    })
    const settle = (order: string) =>
      studio.call(settleDeskTrouble, { token, params: { oid: order, troubleId: pid } })
    const other = await insertDeskOrder(connection)
    expect((await settle(other)).body.data.done).toBe(false)
    expect((await settle(oid)).body.data).toMatchObject({ done: true, order: { trouble: null } })
    expect((await settle(oid)).body.data.done).toBe(false)
    expect(await waiting()).toEqual([])
    expect(await acts({ target: oid })).toMatchObject([{ act: 'settleTrouble' }])
  })

  test('an order that is not printed because all was given back waits until then, too', async () => {
    const oid = await insertDeskOrder(connection, {
      state: 'refunded',
      shipment: { state: 'ready', why: 'refunded' },
    })
    expect(await waiting()).toEqual([[oid, null]])
    const settle = () => studio.call(settleDeskTrouble, { token, params: { oid, troubleId: oid } })
    expect((await settle()).body.data).toMatchObject({ done: true, order: { shipment: { why: null } } })
    expect((await settle()).body.data.done).toBe(false)
    expect(await waiting()).toEqual([])
    expect(await acts({ target: oid })).toMatchObject([{ act: 'settleTrouble' }])
  })

  test('a refund that failed is asked for again, of a surplus payment too, and only while it failed', async () => {
    const { oid, rid } = await troubled('failed', 'surplus')
    expect(await waiting()).toEqual([[oid, 'refundFailed']])
    expect((await read(oid)).troubles).toMatchObject([
      { id: rid, kind: 'refundFailed', failure: 'card_gone', is_open: true },
      { kind: 'surplus', is_open: false },
    ])
    const again = (order: string) => studio.call(refundDeskOrderAgain, { token, params: { oid: order, rid } })
    expect((await again(await insertDeskOrder(connection))).status).toBe(404)
    expect((await again(oid)).body.data).toMatchObject({ done: true, order: { trouble: null } })
    expect((await again(oid)).body.data.done).toBe(false)
    expect(await connection.db.select().from(refunds)).toMatchObject([{ rid, state: 'asked' }])
  })

  test('is not asked for again where something else was given back instead', async () => {
    const { oid, pid, rid } = await troubled('failed')
    const done = { rid: newId(), pid, amountMinor: 1, state: 'done' as const }
    await connection.db.insert(refunds).values({ ...done, createdAt: new Date(), settledAt: new Date() })
    const refused = await studio.call(refundDeskOrderAgain, { token, params: { oid, rid } })
    expect(errorOf(refused).slice(0, 2)).toEqual([400, 'refundTooMuch'])
  })
})

test('the figures of a span are those of what happened in it, by region', async () => {
  const day = (of: number) => new Date(Date.UTC(2030, 0, of, 12))
  const figures = async (from: number, until: number) => {
    const query = { from: day(from).toISOString(), until: day(until).toISOString() }
    return (await studio.call(readDeskFigures, { token, query })).body.data.regions
  }
  const shipment = { state: 'handedOver', handedOverAt: day(3) } as const
  const oid = await insertDeskOrder(connection, {
    state: 'paid',
    createdAt: day(1),
    paidAt: day(2),
    shipment,
  })
  await insertDeskOrder(connection, { region: 'HK', currency: 'HKD', createdAt: day(1) })
  const pid = newId()
  await connection.db.insert(payments).values({
    pid,
    oid,
    method: 'card',
    state: 'succeeded',
    amountMinor: 690,
    currency: 'TWD',
    createdAt: day(2),
  })
  const refund = { rid: newId(), pid, amountMinor: 90, state: 'done' as const }
  await connection.db.insert(refunds).values({ ...refund, createdAt: day(3), settledAt: day(4) })
  const none = { count: 0, total: { amount: '0', currency: 'TWD' } }
  const oneOrder = (amount: string) => ({ count: 1, total: { amount, currency: 'TWD' } })
  expect(await figures(1, 5)).toMatchObject([
    { region: 'TW', placed: oneOrder('690'), paid: oneOrder('690'), refunded: oneOrder('90'), pages: 100 },
    { region: 'HK', placed: { count: 1, total: { amount: '6.9', currency: 'HKD' } }, pages: 0 },
  ])
  // a moment is in one span only
  expect(await figures(2, 3)).toEqual([
    { region: 'TW', placed: none, paid: oneOrder('690'), refunded: none, pages: 0 },
  ])
  expect(await figures(4, 5)).toMatchObject([{ refunded: oneOrder('90'), pages: 0 }])
  expect(await figures(5, 6)).toEqual([])
  const backward = { from: day(2).toISOString(), until: day(1).toISOString() }
  expect((await studio.call(readDeskFigures, { token, query: backward })).status).toBe(400)
})

test('acts are found by who, what and on what, and to who is not staff there are none', async () => {
  const { name } = (await studio.call(readUser, { token, params: { uid } })).body.data
  const all = await acts({})
  expect(all.length).toBeGreaterThan(5)
  expect((await acts({ search: name })).length).toBe(all.length)
  expect((await acts({ before: String(all[0].act_id) })).length).toBe(all.length - 1)
  expect(await acts({ search: '%' })).toEqual([])
  const other = await studio.logIn('second')
  for (const call of [listDeskActs, listDeskCoupons, listDeskPrices])
    expect((await studio.call(call, { token: other.token })).status).toBe(404)
})
