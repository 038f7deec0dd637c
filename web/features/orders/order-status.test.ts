import { expect, test } from 'vitest'
import { orderStatuses } from './order-status.ts'

const shipment = (
  state: Parameters<typeof orderStatuses>[0]['shipment']['state'],
  trackingNumber: string | null = null,
) => ({
  state,
  trackingNumber,
  trackingUrl: null,
})

test.each(['pending', 'expired', 'cancelled', 'refunded'] as const)('%s is told as it is', state => {
  expect(orderStatuses({ state, shipment: shipment('none') })).toEqual([state])
})

test.each(['none', 'making', 'ready', 'handedOver'] as const)(
  'a paid order whose files are %s is being made',
  state => {
    expect(orderStatuses({ state: 'paid', shipment: shipment(state) })).toEqual(['making'])
  },
)

test('it is shipped with a number, and a PDF sent without', () => {
  expect(orderStatuses({ state: 'paid', shipment: shipment('handedOver', 'SF123') })).toEqual(['shipped'])
  expect(orderStatuses({ state: 'paid', shipment: shipment('shipped') })).toEqual(['shipped'])
  expect(orderStatuses({ state: 'paid', shipment: shipment('sent') })).toEqual(['sent'])
})

test('one that was refunded in part says so beside how far it is', () => {
  const partly = { state: 'partlyRefunded' } as const
  expect(orderStatuses({ ...partly, shipment: shipment('making') })).toEqual(['making', 'partlyRefunded'])
  expect(orderStatuses({ ...partly, shipment: shipment('shipped', 'SF123') })).toEqual([
    'shipped',
    'partlyRefunded',
  ])
})
