/** Objects as Stripe's API shows them, as far as they are looked at (docs.stripe.com/api). */

export interface CardError {
  type: 'card_error' | 'invalid_request_error'
  code: string
  decline_code?: string
  message: string
}

export interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
  client_secret: string
  created: number
  description: string | null
  receipt_email: string | null
  metadata: Record<string, string>
  allowed_payment_method_types: ['card']
  payment_method_types: ['card']
  capture_method: 'automatic'
  confirmation_method: 'automatic'
  livemode: false
  last_payment_error: CardError | null
  latest_charge: string | null
  canceled_at: number | null
  cancellation_reason: string | null
  next_action: null | {
    type: 'use_stripe_sdk'
    use_stripe_sdk: { type: 'three_d_secure_redirect'; stripe_js: string }
  }
}

export interface Charge {
  id: string
  object: 'charge'
  amount: number
  amount_refunded: number
  currency: string
  created: number
  paid: true
  payment_intent: string
  refunded: boolean
  status: 'succeeded'
  payment_method_details: { type: 'card'; card: { brand: string; last4: string } }
}

export interface Refund {
  id: string
  object: 'refund'
  amount: number
  currency: string
  created: number
  charge: string
  payment_intent: string
  status: 'succeeded'
  metadata: Record<string, string>
}
