import type { PaymentSettings } from '../../settings-shape.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { paypalProvider } from './paypal-provider.ts'
import { stripeProvider } from './stripe-provider.ts'

export interface Payments {
  card?: PaymentProvider
  paypal?: PaymentProvider
}

/** What the settings let people pay with. */
export function paymentsOf({ stripe, paypal }: Partial<PaymentSettings>, now: () => Date): Payments {
  return {
    ...(stripe && { card: stripeProvider(stripe, now) }),
    ...(paypal && { paypal: paypalProvider(paypal, now) }),
  }
}
