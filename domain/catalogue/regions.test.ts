import { expect, test } from 'vitest'
import { regionOf, regions } from './regions.ts'

test('a page costs what the table says', () => {
  const rows = regions.map(one => [one.code, ...Object.values(one.pagePrice), one.groupPrice, one.shipping])
  expect(rows).toEqual([
    ['TW', 520, 820, 960, 1320, 2000, 17000],
    ['HK', 150, 220, 260, 360, 500, 2800],
    ['MO', 150, 220, 260, 390, 500, 2800],
    ['SG', 20, 40, 40, 70, 100, 499],
    ['MY', 70, 110, 130, 190, 120, 1400],
    ['AU', 32, 46, 64, 92, 120, 699],
    ['US', 40, 50, 60, 70, 65, 899],
    ['CA', 50, 70, 90, 130, 90, 699],
  ])
})

test('China maps to Taiwan; where we do not deliver there is no region', () => {
  expect(regionOf('cn')?.code).toBe('TW')
  expect(regionOf('HK')?.deliveryDays).toBe(10)
  expect(regionOf('FR')).toBeUndefined()
})
