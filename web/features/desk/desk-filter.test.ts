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
  expect(filter('from=2026-02-30&until=0202-11-01')).toEqual({})
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

test('days are whole ones where the reader is, both ends among them', () => {
  const october = filter('from=2026-10-01&until=2026-10-31')
  const [from, before] = [new Date(2026, 9, 1).toISOString(), new Date(2026, 10, 1).toISOString()]
  const now = new Date(2026, 10, 23).getTime()
  expect(deskQuery(october, now)).toEqual({ from, before })
  // the earlier of two ends holds
  expect(deskQuery({ ...october, days: 30 }, now).before).toBe(new Date(2026, 9, 24).toISOString())
  expect(deskQuery({ ...october, days: 1 }, now).before).toBe(before)
})
