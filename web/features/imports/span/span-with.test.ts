import { expect, test } from 'vitest'
import { spanWith, yearsOf } from './span-with.ts'

test('the ends of a span never cross', () => {
  const open = { since: null, until: null }
  expect(spanWith(open, 'since', '202001')).toEqual({ since: '202001', until: null })
  expect(spanWith({ since: '202001', until: null }, 'until', '202112')).toEqual({
    since: '202001',
    until: '202112',
  })
  expect(spanWith({ since: '202001', until: '202112' }, 'until', '201912')).toEqual({
    since: '201912',
    until: '201912',
  })
  expect(spanWith({ since: '202001', until: '202112' }, 'since', null)).toEqual({
    since: null,
    until: '202112',
  })
})

test('years reach from the first network, or the first photo, to now', () => {
  const now = new Date('2026-11-23T00:00:00Z')
  const years = yearsOf(['198704', '201901'], { since: null, until: null }, now)
  expect([years.at(0), years.at(-1), years.length]).toEqual([1987, 2026, 40])
  expect(yearsOf([], { since: null, until: '203001' }, now).at(-1)).toBe(2030)
  expect(yearsOf([], { since: null, until: null }, now).at(0)).toBe(2004)
})
