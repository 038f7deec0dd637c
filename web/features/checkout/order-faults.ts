import type { PaymentMethod } from '#contract/orders'
import { isEmail } from '#domain/addresses/check-address'

export type OrderFault = 'address' | 'email' | 'method' | 'card'

export interface ToPay {
  isByPost: boolean
  hasAddress: boolean
  email: string
  method: PaymentMethod | undefined
  /** A coupon pays for all of it: nobody is asked how. */
  isFree: boolean
  /** Whether the card can be charged; what is missing of it is told by its fields. */
  checkCard: () => boolean
}

/** What is missing before an order can be paid. */
export function orderFaults({ isByPost, hasAddress, email, method, isFree, checkCard }: ToPay): OrderFault[] {
  return [
    ...(isByPost && !hasAddress ? (['address'] as const) : []),
    ...(isEmail(email.trim()) ? [] : (['email'] as const)),
    ...(method || isFree ? [] : (['method'] as const)),
    ...(method === 'card' && !isFree && !checkCard() ? (['card'] as const) : []),
  ]
}
