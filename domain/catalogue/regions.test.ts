import { expect, test } from 'vitest'
import { regionOf } from './regions.ts'

test('China maps to Taiwan; where we do not deliver there is no region', () => {
  expect(regionOf('cn')).toBe('TW')
  expect(regionOf('HK')).toBe('HK')
  expect(regionOf('FR')).toBeUndefined()
})
