import type { PaymentAnswer } from '#contract/orders'
import type { Resume } from '../../../adapters/payments/payment-provider.ts'
import type { Deps } from '../../../deps.ts'
import type { PaymentRow } from './schema.ts'

export type PresentedPayment = PaymentAnswer

/** What of a payment is shown. */
type ShownPayment = Pick<PaymentRow, 'pid' | 'method' | 'state' | 'reason'>

/** A payment, and how the person goes on with it where he can. */
export function presentPayment(
  { pid, method, state, reason }: ShownPayment,
  { settings }: Pick<Deps, 'settings'>,
  resume: Resume = {},
  /** In place of the payment's own. */
  trouble?: 'paymentProviderAway',
): PresentedPayment {
  const why = trouble ?? reason
  return {
    id: pid,
    method,
    state,
    ...(why && { reason: why }),
    ...resume,
    ...(resume.clientSecret !== undefined &&
      settings.stripe && { publishableKey: settings.stripe.publishableKey }),
  }
}
