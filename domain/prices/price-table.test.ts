import { expect, test } from 'vitest'
import { regionCodes } from '../catalogue/regions.ts'
import { pageRows, standardPrices } from './price-table.ts'

test('a page of each kind costs what the specification and the open points say', () => {
  expect(pageRows).toEqual([
    'paperback',
    'hardback',
    'paperbackA4',
    'hardbackA4',
    'pdf',
    'pdfA4',
    'photobook',
    'calendar',
  ])
  expect(regionCodes.map(code => [code, ...pageRows.map(row => standardPrices[code].page[row])])).toEqual([
    ['TW', '5.2', '8.2', '9.6', '13.2', '2.6', '4.8', '13.2', '9.6'],
    ['HK', '1.5', '2.2', '2.6', '3.6', '0.75', '1.3', '3.6', '2.6'],
    ['MO', '1.5', '2.2', '2.6', '3.9', '0.75', '1.3', '3.9', '2.6'],
    ['SG', '0.2', '0.4', '0.4', '0.7', '0.1', '0.2', '0.7', '0.4'],
    ['MY', '0.7', '1.1', '1.3', '1.9', '0.35', '0.65', '1.9', '1.3'],
    ['AU', '0.32', '0.46', '0.64', '0.92', '0.16', '0.32', '0.92', '0.64'],
    ['US', '0.4', '0.5', '0.6', '0.7', '0.2', '0.3', '0.7', '0.6'],
    ['CA', '0.5', '0.7', '0.9', '1.3', '0.25', '0.45', '1.3', '0.9'],
  ])
})

test('only the courier of Hong Kong takes more for an address that is no company, and no region has an express', () => {
  const fees = regionCodes.map(code => [code, standardPrices[code].nonCommercialFee])
  expect(fees.filter(([, fee]) => fee !== undefined)).toEqual([['HK', '30']])
  expect(regionCodes.filter(code => standardPrices[code].express)).toEqual([])
  expect(regionCodes.filter(code => standardPrices[code].taxPercent !== 0)).toEqual([])
})
