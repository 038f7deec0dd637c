import { expect, test } from 'vitest'
import { orderStatus } from './order-status.ts'

const shipment = (
  state: Parameters<typeof orderStatus>[0]['shipment']['state'],
  trackingNumber: string | null = null,
) => ({
  state,
  trackingNumber,
  trackingUrl: null,
})

test.each(['pending', 'expired', 'cancelled', 'refunded', 'partlyRefunded'] as const)(
  '%s is told as it is',
  state => {
    expect(orderStatus({ state, shipment: shipment('none') })).toBe(state)
  },
)

test.each(['none', 'making', 'ready', 'handedOver'] as const)(
  'a paid order whose files are %s is being made',
  state => {
    expect(orderStatus({ state: 'paid', shipment: shipment(state) })).toBe('making')
  },
)

test('it is shipped with a number, and a PDF sent without', () => {
  expect(orderStatus({ state: 'paid', shipment: shipment('handedOver', 'SF123') })).toBe('shipped')
  expect(orderStatus({ state: 'paid', shipment: shipment('shipped') })).toBe('shipped')
  expect(orderStatus({ state: 'paid', shipment: shipment('sent') })).toBe('sent')
})
