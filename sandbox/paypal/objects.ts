/** Objects as PayPal's API shows them, as far as they are looked at (orders v2, payments v2). */

export interface Sum {
  currency_code: string
  value: string
}

export interface Capture {
  id: string
  status: 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED'
  amount: Sum
  final_capture: true
  create_time: string
}

export interface Order {
  id: string
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED'
  intent: 'CAPTURE'
  create_time: string
  purchase_units: [
    {
      reference_id: 'default'
      amount: Sum
      description?: string
      custom_id?: string
      payments?: { captures: Capture[]; refunds?: Refund[] }
    },
  ]
  /** Where the person goes after approving or cancelling; the real one does not show it. */
  back: { return_url: string; cancel_url: string }
  /** How the approved payment will end. */
  instrument?: 'declined'
}

export interface Refund {
  id: string
  status: 'COMPLETED'
  amount: Sum
  create_time: string
}
