import { expect, test } from 'vitest'
import { outcomeOf, reasonOf } from './outcome-of.ts'

test.each([
  ['confirming', 'pending', false, 'confirming'],
  ['failed', 'pending', false, 'failed'],
  // back from PayPal without having paid: one may pay again at once
  ['confirming', 'pending', true, 'failed'],
  ['succeeded', 'paid', false, 'succeeded'],
  // the order knows better than an older try
  ['failed', 'paid', true, 'succeeded'],
  ['refunded', 'refunded', false, 'succeeded'],
  ['failed', 'expired', false, 'expired'],
  ['confirming', 'cancelled', true, 'expired'],
] as const)(
  'a payment that is %s of an order that is %s (cancelled: %s) is %s',
  (state, order, wasCancelled, expected) => {
    expect(outcomeOf({ state }, order, wasCancelled)).toBe(expected)
  },
)

test('who left before he paid is not told to wait: he can pay', () => {
  for (const way of [{ clientSecret: 'pi_1_secret' }, { approveUrl: 'https://paypal.example/1' }])
    expect(outcomeOf({ state: 'confirming', ...way }, 'pending', false)).toBe('unpaid')
  expect(outcomeOf({ state: 'succeeded', clientSecret: 'pi_1_secret' }, 'paid', false)).toBe('succeeded')
})

test.each([
  ['failed', 'cardDeclined', false, 'cardDeclined'],
  ['failed', undefined, true, 'paymentCancelled'],
  ['failed', undefined, false, 'paymentFailed'],
  ['confirming', 'paymentProviderAway', false, 'paymentProviderAway'],
  ['unpaid', 'cardDeclined', false, undefined],
  ['confirming', undefined, false, undefined],
  ['succeeded', 'paymentProviderAway', false, undefined],
] as const)(
  '%s for the reason %s (cancelled: %s) is told by %s',
  (outcome, reason, wasCancelled, expected) => {
    expect(reasonOf(outcome, reason, wasCancelled)).toBe(expected)
  },
)
