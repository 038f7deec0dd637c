import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilText } from './until-text.ts'

beforeEach(() => void vi.stubEnv('TZ', 'America/New_York'))
afterEach(() => void vi.unstubAllEnvs())

test('a last day of Taipei is told in New York with the time at which it ends there', () => {
  expect(untilText('2026-12-31T15:59:59.999Z')).toBe('2026/12/31 10:59')
})

test('a day that holds to its end is told alone', () => {
  expect(untilText('2027-01-01T04:59:59.999Z')).toBe('2026/12/31')
  expect(untilText('2027-01-01T05:00:00.000Z')).toBe('2027/01/01 00:00')
})
