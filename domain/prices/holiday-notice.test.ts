import { expect, test } from 'vitest'
import { holidayNotice } from './holiday-notice.ts'

test.each([
  ['2027-01-17T23:59:59+08:00', undefined],
  ['2027-01-18T00:00:00+08:00', '2027-02-12'],
  ['2028-02-11T23:59:59+08:00', '2028-02-12'],
  ['2028-02-12T00:00:00+08:00', undefined],
  ['2027-07-01T12:00:00+08:00', undefined],
])('an order of %s is shipped from %s', (now, shippedFrom) => {
  expect(holidayNotice(Date.parse(now))?.shippedFrom).toBe(shippedFrom)
})
