import { describe, expect, it, test } from 'vitest'
import { nextOrderState, orderStates, orderTransitions } from './order-states.ts'
import { nextPaymentState, paymentStates, paymentTransitions } from './payment-states.ts'
import { nextRefundState, refundStates, refundTransitions } from './refund-states.ts'
import { nextShipmentState, shipmentStates, shipmentTransitions } from './shipment-states.ts'
import { isIllegal } from './transitions.ts'

describe.each([
  ['order', 'pending', orderTransitions, orderStates],
  ['payment', 'confirming', paymentTransitions, paymentStates],
  ['shipment', 'none', shipmentTransitions, shipmentStates],
  ['refund', 'asked', refundTransitions, refundStates],
] as const)('%s', (_, first, table, states) => {
  it('reaches every state from its first, and goes nowhere else', () => {
    const transitions: Readonly<Record<string, Readonly<Record<string, string>>>> = table
    const reached = new Set<string>([first])
    for (const state of reached) for (const next of Object.values(transitions[state] ?? {})) reached.add(next)
    expect([...reached].sort()).toEqual([...states].sort())
  })
})

test('what happens', () => {
  expect(nextOrderState('pending', 'paid')).toBe('paid')
  expect(nextOrderState('partlyRefunded', 'refunded')).toBe('refunded')
  expect(nextPaymentState('failed', 'retried')).toBe('confirming')
  expect(nextShipmentState('ready', 'sent')).toBe('sent')
  expect(nextRefundState('failed', 'askedAgain')).toBe('asked')
  expect(nextRefundState('failed', 'done')).toBe('done')
})

test.each([
  [nextOrderState('paid', 'paid'), 'paid', 'paid'],
  [nextOrderState('paid', 'cancelled'), 'paid', 'cancelled'],
  [nextOrderState('expired', 'paid'), 'expired', 'paid'],
  [nextOrderState('pending', 'refunded'), 'pending', 'refunded'],
  [nextPaymentState('succeeded', 'succeeded'), 'succeeded', 'succeeded'],
  [nextPaymentState('succeeded', 'failed'), 'succeeded', 'failed'],
  [nextPaymentState('refunded', 'partlyRefunded'), 'refunded', 'partlyRefunded'],
  [nextShipmentState('shipped', 'shipped'), 'shipped', 'shipped'],
  [nextRefundState('done', 'failed'), 'done', 'failed'],
])('what does not', (result, state, event) => {
  expect(isIllegal<string, string>(result)).toBe(true)
  expect(result).toEqual({ illegal: { state, event } })
})
