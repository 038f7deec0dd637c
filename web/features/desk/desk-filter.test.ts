import { expect, test } from 'vitest'
import { deskQuery, filterOf } from './desk-filter.ts'

const filter = (query: string) => filterOf(new URLSearchParams(query))

test('a filter is what its address says', () => {
  expect(filter('state=paid&shipment=making&days=3&search=+261123-A+')).toEqual({
    state: 'paid',
    shipment: 'making',
    days: 3,
    search: '261123-A',
  })
})

test('what no filter knows is left out', () => {
  expect(filter('state=lost&shipment=&days=2&search=+&more=1')).toEqual({})
})

test('the call is asked for orders that are so old and for those that wait for the staff', () => {
  const now = Date.parse('2026-11-23T06:00:00Z')
  expect(deskQuery({ days: 3, shipment: 'stuck', search: 'a@b' }, now)).toEqual({
    stuck: 'true',
    before: '2026-11-20T06:00:00.000Z',
    search: 'a@b',
  })
  expect(deskQuery({ state: 'paid', shipment: 'sent' }, now)).toEqual({ state: 'paid', shipment: 'sent' })
})
