import { expect, test } from 'vitest'
import { standardPrices } from '#domain/prices/price-table'
import { estimatePrice } from './estimate-price.ts'

const paperback = { binding: 'paperback', paper: 'a5' } as const
const hardback = { binding: 'hardback', paper: 'a4' } as const
const estimate = (pages: number, way: typeof paperback | typeof hardback = paperback) => {
  const { book, total, volumes } = estimatePrice(pages, way, standardPrices.TW)
  return [book.amountMinor, total.amountMinor, volumes]
}

test('at least sixty pages are billed, shipping comes beside them, and is free from five hundred on', () => {
  expect(estimate(24)).toEqual([312, 482, 1])
  expect(estimate(60)).toEqual([312, 482, 1])
  expect(estimate(100)).toEqual([520, 690, 1])
  expect(estimate(499)).toEqual([2595, 2765, 3])
  expect(estimate(500)).toEqual([2600, 2600, 3])
})

test('a hardback is split earlier', () => {
  expect(estimate(240)).toEqual([1248, 1418, 1])
  expect(estimate(240, hardback)).toEqual([3168, 3338, 2])
})
