import { describe, expect, test } from 'vitest'
import { regionCodes } from '../catalogue/regions.ts'
import { priceDifferences } from './price-changes.ts'
import { priceFaults } from './price-faults.ts'
import { type ChangeablePrices, standardPrices } from './price-table.ts'

const taiwan = standardPrices.TW
const faults = (change: Partial<ChangeablePrices>) =>
  priceFaults({ ...taiwan, ...change }, 'TWD').map(({ field, reason }) => `${field} ${reason}`)
const page = (paperback: string) => faults({ page: { ...taiwan.page, paperback } })

describe('prices that the desk may not set', () => {
  test('none of the catalogue’s is one', () => {
    expect(
      regionCodes.flatMap(code => priceFaults(standardPrices[code], standardPrices[code].currency)),
    ).toEqual([])
  })

  test.each([
    ['5.25', []],
    ['0', ['page.paperback nothing']],
    ['0.00', ['page.paperback nothing']],
    ['-1', ['page.paperback noNumber']],
    ['5,2', ['page.paperback noNumber']],
    ['', ['page.paperback noNumber']],
    ['1e3', ['page.paperback noNumber']],
    ['10000', []],
    ['10000.1', ['page.paperback tooMuch']],
  ])('a page at %j', (paperback, expected) => {
    expect(page(paperback)).toEqual(expected)
  })

  test('a fee is charged as it is: whole dollars where nothing smaller is paid', () => {
    expect(faults({ shipping: '170.5' })).toEqual(['shipping tooFine'])
    expect(faults({ shipping: '0' })).toEqual([])
    expect(priceFaults({ ...standardPrices.US, shipping: '8.995' }, 'USD')).toEqual([
      { field: 'shipping', reason: 'tooFine' },
    ])
    expect(faults({ shipping: '100001' })).toEqual(['shipping tooMuch'])
    expect(faults({ groupPrice: '0' })).toEqual(['groupPrice nothing'])
    expect(faults({ nonCommercialFee: 'x' })).toEqual(['nonCommercialFee noNumber'])
  })

  test('days are whole, and a courier is faster than the post', () => {
    expect(faults({ deliveryDays: 0 })).toEqual(['deliveryDays noDays'])
    expect(faults({ deliveryDays: 2.5 })).toEqual(['deliveryDays noDays'])
    expect(faults({ express: { fee: '300', days: 3 } })).toEqual([])
    expect(faults({ express: { fee: '300.5', days: 10 } })).toEqual([
      'express.fee tooFine',
      'express.days notFaster',
    ])
  })

  test('tax is a percentage', () => {
    expect([0, 5, 7.25].flatMap(taxPercent => faults({ taxPercent }))).toEqual([])
    expect([-1, 100, Number.NaN, 1.234567].flatMap(taxPercent => faults({ taxPercent }))).toEqual(
      Array(4).fill('taxPercent noPercent'),
    )
  })
})

test('a change is told field by field, and the same number written otherwise is none', () => {
  const { currency: _, ...hongKong } = standardPrices.HK
  const { nonCommercialFee: __, ...others } = hongKong
  expect(
    priceDifferences(hongKong, {
      ...others,
      page: { ...hongKong.page, paperback: '1.70', hardback: '2.20' },
      express: { fee: '60', days: 3 },
    }),
  ).toEqual([
    { field: 'page.paperback', from: '1.5', to: '1.70' },
    { field: 'express.fee', from: null, to: '60' },
    { field: 'express.days', from: null, to: '3' },
    { field: 'nonCommercialFee', from: '30', to: null },
  ])
})
