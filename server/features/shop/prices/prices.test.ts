import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { createItem } from '#contract/items'
import { readPlan } from '#contract/pages'
import { compareTypesets, readBookPrice, searchPrices } from '#contract/prices'
import { standardPrices } from '#domain/prices/price-table'
import { connect } from '#server/kernel/db/connect'
import { type Studio, startStudio } from '../../../../tests/studio.ts'
import { insertPrices, readPriceTable } from './store.ts'

let studio: Studio
let token: string
let bid: string
beforeAll(async () => {
  studio = await startStudio({ worker: false })
  ;({ token, bid } = await studio.firstBook('empty'))
})
afterAll(() => studio.close())

const search = async (countryCode?: string) =>
  (await studio.call(searchPrices, countryCode === undefined ? {} : { query: { countryCode } })).body.data
    .prices
const priceIn = (region: 'TW' | 'HK') =>
  studio.call(readBookPrice, { token, params: { bid }, query: { region } })

const compare = () => studio.call(compareTypesets, { token, params: { bid }, query: { region: 'TW' } })

describe('the price list', () => {
  it('has the row of a country as the specification has it', async () => {
    expect(await search('hk')).toEqual([
      {
        region: 'HK',
        alias: [],
        currency: 'HKD',
        symbol: 'HK$',
        area_code: '852',
        default_language: 'zh-hk',
        tax: 0,
        express_time: null,
        express_fee: null,
        non_commercial_fee: '30',
        price: standardPrices.HK.page,
        group_price: '5',
        shipping: '28',
        delivery_days: 10,
      },
    ])
  })
  it('has all regions where none is named, Taiwan for China, and nothing where we do not deliver', async () => {
    expect((await search()).map((row: { region: string }) => row.region).join(' ')).toBe(
      'TW HK MO SG MY AU US CA',
    )
    expect(await search('CN')).toMatchObject([{ region: 'TW', alias: ['CN'], price: { paperback: '5.2' } }])
    expect(await search('FR')).toEqual([])
  })
})

describe('the price of a book', () => {
  it('is none while nothing is in it', async () => {
    expect((await priceIn('TW')).body.data).toMatchObject({ counting: false, bindings: [] })
    expect((await compare()).body.data).toMatchObject({ counting: false, typesets: [] })
  })
  it('comes by binding once it has pages', async () => {
    const body = { content: '港口', postDate: '2024-05-03 10:30', picList: [] }
    await studio.call(createItem, { token, params: { bid }, body })
    const { data } = (await priceIn('TW')).body
    expect(data).toMatchObject({ region: 'TW', typeset: 'a5-1', counting: false })
    const prices = data.bindings.map((row: { binding: string; billed_pages: number; price: object }) => [
      row.binding,
      row.billed_pages,
      row.price,
    ])
    expect(prices).toEqual([
      ['paperback', 60, { amount: '312', currency: 'TWD' }],
      ['hardback', 60, { amount: '492', currency: 'TWD' }],
      ['pdf', 60, { amount: '156', currency: 'TWD' }],
    ])
    const [paperback] = data.bindings
    expect(paperback).toMatchObject({ page_price: '5.2', next: null })
    expect(paperback.included_pages).toBeGreaterThan(40)
    expect(paperback.volumes).toMatchObject([{ number: 1, pages: paperback.pages }])
  })
  it('counts the pages that are shown, of months with little in them too', async () => {
    for (const day of ['2024-06-01', '2024-07-02', '2024-11-03', '2025-01-04']) {
      const body = { content: '一行字', postDate: `${day} 10:30`, picList: [] }
      await studio.call(createItem, { token, params: { bid }, body })
    }
    const plan = (await studio.call(readPlan, { token, params: { bid } })).body.data
    const { data } = (await priceIn('TW')).body
    expect(data.bindings[0].pages).toBe(plan.pages.length)
    expect(data.bindings[0].volumes).toEqual(plan.volumes)
  })
  it('is known to nobody else', async () => {
    const { token: strangers } = await studio.logIn('withholds')
    const answer = await studio.call(readBookPrice, {
      token: strangers,
      params: { bid },
      query: { region: 'TW' },
    })
    expect(answer.status).toBe(404)
  })
})

test('what the desk changes holds from then on, in its region alone, and the currency stays', async () => {
  const { db, close } = connect(studio.databaseUrl, error => {
    throw error
  })
  const { currency, ...standard } = standardPrices.HK
  const changed = (paperback: string) => ({ ...standard, page: { ...standard.page, paperback } })
  const row = { region: 'HK', changedBy: 'staff', changedAt: new Date(0) } as const
  await insertPrices(db, { ...row, changeId: 'b', validFrom: new Date(2_000_000), prices: changed('1.7') })
  await insertPrices(db, { ...row, changeId: 'a', validFrom: new Date(1_000_000), prices: changed('1.6') })
  const paperbackAt = async (ms: number) => (await readPriceTable(db, new Date(ms))).HK.page.paperback
  expect([await paperbackAt(999_999), await paperbackAt(1_000_000), await paperbackAt(1_999_999)]).toEqual([
    '1.5',
    '1.6',
    '1.6',
  ])
  expect(await readPriceTable(db, new Date(2_000_000))).toEqual({
    ...standardPrices,
    HK: { currency, ...changed('1.7') },
  })
  await close()
  expect((await search('HK'))[0].price.paperback).toBe('1.7')
  const { data } = (await priceIn('HK')).body
  expect(data.bindings[0].price).toEqual({ amount: '102', currency: 'HKD' })
})
